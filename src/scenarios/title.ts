import type { Scenario } from './scenario.js';

/** Short forms in the ids of scenarios, as people say them. */
const SPOKEN: Readonly<Record<string, string>> = {
  apnap: 'active player first',
  cda: 'characteristic',
  eot: 'end of turn',
  etb: 'enters-the-battlefield',
  ltb: 'leaves-the-battlefield',
};

/** Beginnings of ids that name a variant. */
const VARIANTS: Readonly<Record<string, string>> = {
  at: 'Alternating Teams',
  ffa: 'Free-for-All',
  gm: 'Grand Melee',
  gm06: 'Grand Melee',
  hg: 'Two-Headed Giant',
  tvt: 'Team vs. Team',
};

/**
 * What a scenario is called, in plain words: the title that its file gives it, or its id read as words.
 *
 * @example titleOf({ id: 'hg-start-life-40-2006' }) // 'Two-Headed Giant: start life 40 (rules of 2006)'
 */
export function titleOf({ id, title }: Pick<Scenario, 'id' | 'title'>): string {
  if (title !== undefined) return title;
  const [, stem = id, year] = /^(.+?)(?:-((?:19|20)\d{2})[a-z]?)?$/.exec(id) ?? [];
  const parts = stem.split('-');
  const variant = parts.length > 1 ? VARIANTS[parts[0] as string] : undefined;
  const words = (variant === undefined ? parts : parts.slice(1))
    .map((word) => SPOKEN[word] ?? word)
    .join(' ');
  const said =
    variant === undefined ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : `${variant}: ${words}`;
  return year === undefined ? said : `${said} (rules of ${year})`;
}
