// The color theme that the user has chosen for this site, applied on import. Without a choice, it follows the system.
const NAME = 'annex-theme';

const { dataset } = document.documentElement;
try {
  dataset['theme'] = localStorage.getItem(NAME) ?? '';
} catch {
  // A sandboxed frame has no storage.
}

export const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Any other choice means that of the system. */
export function currentTheme(): 'light' | 'dark' {
  const { theme } = dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return systemIsDark.matches ? 'dark' : 'light';
}

export function toggleTheme(): void {
  dataset['theme'] = currentTheme() === 'dark' ? 'light' : 'dark';
  localStorage.setItem(NAME, dataset['theme']);
}
