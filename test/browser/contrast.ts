/** Texts below the contrast of WCAG AA. Runs in the page. */
export function findFaint(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return ['no canvas'];
  const painted = new Map<string, number>(); // reading a pixel back is slow, and most texts look alike
  const luminance = (layers: readonly string[]): number => {
    const known = painted.get(layers.join());
    if (known !== undefined) return known;
    const found = paint(layers);
    painted.set(layers.join(), found);
    return found;
  };
  const paint = (layers: readonly string[]): number => {
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const grounds = (element: Element | null): string[] =>
    element === null ? [] : [...grounds(element.parentElement), getComputedStyle(element).backgroundColor];
  const faint = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!own || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ground = grounds(element);
    const [light = 0, dark = 0] = [luminance([...ground, color]), luminance(ground)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    const large =
      Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) faint.add(`${element.tagName}.${element.className} ${ratio.toFixed(2)}`);
  }
  return [...faint];
}
