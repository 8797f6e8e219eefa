/**
 * Puts the remembered choice of light or dark in force before anything is drawn. It runs before the style sheet is read, so it
 * is kept short; the switch itself is put up by `site.ts`, and without scripts the system decides.
 */
document.documentElement.classList.add('scripts');
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing for this page follows the system.
}
