import { remember } from '../keep.js';

/** What can be chosen: lines and areas on a field of 24 by 24. */
const CHOICES = [
  ['', 'auto', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18', 'M12 3a9 9 0 0 0 0 18z'],
  [
    'light',
    'light',
    'M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
    '',
  ],
  ['dark', 'dark', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z', ''],
] as const;

const SVG = 'http://www.w3.org/2000/svg';

/** Puts a button that changes the theme (auto, light, dark) into the place that the page has for it. */
export function themeSwitch(): void {
  const place = document.getElementById('theme');
  if (!place) return;
  const root = document.documentElement;
  const button = document.createElement('button');
  button.type = 'button';
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'path');
  for (const [name, value] of [
    ['fill', 'none'],
    ['stroke', 'currentColor'],
    ['stroke-width', '2'],
    ['stroke-linecap', 'round'],
  ] as const)
    lines.setAttribute(name, value);
  const area = document.createElementNS(SVG, 'path');
  area.setAttribute('fill', 'currentColor');
  icon.append(lines, area);
  button.append(icon);
  // After the theme of the system comes the other one first, so that each press is seen.
  const [auto, light, dark] = CHOICES;
  const choices = matchMedia('(prefers-color-scheme: dark)').matches
    ? [auto, light, dark]
    : [auto, dark, light];
  let at = Math.max(
    0,
    choices.findIndex(([value]) => value === (root.dataset.theme ?? '')),
  );
  const show = (): void => {
    const [, name, drawing, filled] = choices[at] as (typeof CHOICES)[number];
    lines.setAttribute('d', drawing);
    area.setAttribute('d', filled);
    button.setAttribute('aria-label', `Theme: ${name}`);
    button.title = `Theme: ${name}`;
  };
  button.addEventListener('click', () => {
    at = (at + 1) % choices.length;
    const [value] = choices[at] as (typeof CHOICES)[number];
    if (value === '') delete root.dataset.theme;
    else root.dataset.theme = value;
    remember('theme', value === '' ? undefined : value);
    show();
  });
  show();
  place.append(button);
}
