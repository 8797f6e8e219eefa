import type { Variant } from '../api.js';
import { GameError } from '../errors.js';

/** What people call each variant. */
const NAMES: Readonly<Record<Variant, string>> = {
  freeForAll: 'Free-for-All',
  grandMelee: 'Grand Melee',
  teamVsTeam: 'Team vs. Team',
  emperor: 'Emperor',
  twoHeadedGiant: 'Two-Headed Giant',
  alternatingTeams: 'Alternating Teams',
};

/** The variants by the names that options, parameters and JSON have for them. */
export const VARIANTS = Object.keys(NAMES) as readonly Variant[];

/** Short forms that people use. */
const SHORT: Readonly<Record<string, Variant>> = {
  ffa: 'freeForAll',
  '2hg': 'twoHeadedGiant',
  thg: 'twoHeadedGiant',
  teamvs: 'teamVsTeam',
  teamversusteam: 'teamVsTeam',
};

/** The name of a variant as people write it. */
export function variantName(variant: Variant | null): string {
  return variant === null ? 'a game without a variant' : NAMES[variant];
}

/** Letters and digits of a name: all that spellings of it have in common. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The variant that a name means, however it is spelled: `twoHeadedGiant`, `Two-Headed Giant`, `two-headed-giant`, `2hg`. */
export function variantSpelled(name: string): Variant | undefined {
  const plain = bare(name);
  return (
    VARIANTS.find((variant) => bare(variant) === plain) ??
    (Object.hasOwn(SHORT, plain) ? SHORT[plain] : undefined)
  );
}

/**
 * The same for a name that has to be one.
 *
 * @throws GameError with the names that there are
 */
export function variantOrRefusal(name: unknown): Variant {
  const variant = typeof name === 'string' ? variantSpelled(name) : undefined;
  if (variant !== undefined) return variant;
  throw new GameError(`no variant ${JSON.stringify(name)}; the variants are ${VARIANTS.join(', ')}`);
}
