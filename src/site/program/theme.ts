/**
 * Puts the remembered choice of light or dark in force before anything is drawn, and asks for the fonts before the style sheet names them:
 * a page that has them soon is not drawn in others first. It runs before the style sheet is read, so it
 * is kept short; the switch itself is put up by `site.ts`, and without scripts the system decides.
 */
document.documentElement.classList.add('scripts');
// What comes below the rule at a date is not drawn until that is there: it would move.
if (location.hash.startsWith('#at=')) document.documentElement.classList.add('dated');
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing for this page follows the system.
}

const self = document.currentScript;
// A page that was opened from a file may not fetch the files beside it; there the fonts come at once anyway.
if (location.protocol !== 'file:' && self instanceof HTMLScriptElement)
  for (const font of ['source-serif.woff2', 'source-sans.woff2']) {
    const early = document.createElement('link');
    early.rel = 'preload';
    early.as = 'font';
    early.type = 'font/woff2';
    early.crossOrigin = 'anonymous';
    early.href = new URL(font, self.src).href;
    document.head.append(early);
  }
