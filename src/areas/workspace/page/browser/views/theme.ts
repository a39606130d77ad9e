// The page's theme in the words of MCP Apps. theme.json has their colors for each of ours.
import table from './theme.json' with { type: 'json' };

const dark = matchMedia('(prefers-color-scheme: dark)');

export function currentTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return dark.matches ? 'dark' : 'light';
}

export function currentVariables(): Record<string, string> {
  const computed = getComputedStyle(document.documentElement);
  const colorOf = (name: string) => computed.getPropertyValue(name).trim();
  const colors = Object.entries(table.colors).flatMap(([ours, theirs]) =>
    theirs.map((name) => [`--color-${name}`, colorOf(ours)]),
  );
  return {
    ...Object.fromEntries(colors),
    ...table.sizes,
    '--font-sans': colorOf('--sans'),
    '--font-mono': colorOf('--mono'),
  };
}

export function watchTheme(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', changed, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
