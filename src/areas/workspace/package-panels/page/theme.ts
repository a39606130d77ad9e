// The page's theme in the words of MCP Apps. theme.json has their colors for each of ours.
import { systemIsDark } from '../../../../pages/browser/theme-choice.ts';
import table from './theme.json' with { type: 'json' };

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
  systemIsDark.addEventListener('change', changed, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
