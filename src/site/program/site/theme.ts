import { remember } from '../keep.js';

const CHOICES = [
  ['', 'as the system'],
  ['light', 'light'],
  ['dark', 'dark'],
] as const;

/** Puts a chooser of light and dark into the place that the page has for it. */
export function themeSwitch(): void {
  const place = document.getElementById('theme');
  if (!place) return;
  const root = document.documentElement;
  const label = document.createElement('label');
  label.append('Colours ');
  const select = document.createElement('select');
  for (const [value, words] of CHOICES) select.append(new Option(words, value));
  select.value = root.dataset.theme ?? '';
  select.addEventListener('change', () => {
    if (select.value === '') delete root.dataset.theme;
    else root.dataset.theme = select.value;
    remember('theme', select.value === '' ? undefined : select.value);
  });
  label.append(select);
  place.append(label);
}
