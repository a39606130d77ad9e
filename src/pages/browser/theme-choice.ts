// The color theme that the user has chosen for this site, applied on import. Without a choice, it follows the system.
const NAME = 'annex-theme';

const { dataset } = document.documentElement;
try {
  dataset['theme'] = localStorage.getItem(NAME) ?? '';
} catch {
  // A sandboxed frame has no storage.
}

export function toggleTheme(): void {
  const isDark = dataset['theme'] ? dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset['theme'] = isDark ? 'light' : 'dark';
  localStorage.setItem(NAME, dataset['theme']);
}
