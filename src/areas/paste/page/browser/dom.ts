/** Throws if the widget's markup has no such element. */
export function get<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The widget has no ${selector}`);
  return element;
}

export const bytesText = (count: number): string => {
  if (count < 1_000) return `${count} bytes`;
  return count < 1e6 ? `${(count / 1e3).toFixed(count < 1e4 ? 1 : 0)} kB` : `${(count / 1e6).toFixed(1)} MB`;
};

export const sizeText = (width: number, height: number): string => `${width} × ${height}`;
