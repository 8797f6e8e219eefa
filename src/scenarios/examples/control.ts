import { negated } from './denied.js';
import type { Thing } from './draft.js';
import { type Clause, isNamed, isNoun, type Noun, phrase, type Ref } from './meaning.js';
import { playersOf } from './refs.js';
import { refsOf } from './setting.js';
import type { Story } from './story.js';

/** What an owner is to have back needs something by which another had it: nobody can say otherwise whether that has ended. */
export function borrowed(story: Story, what: readonly Thing[], who: string | undefined): void {
  const { steps, things } = story.draft;
  const odd = what.some(
    ({ id, owner, controller }) =>
      owner === who && controller !== owner && things.some((one) => one.id === id),
  );
  const left =
    steps.some((step) => 'leave' in step) ||
    story.draft.claims.some(({ check }) => check.includes("=='lost'"));
  if (odd && left) story.fail('nobody says by what another controlled it');
}

/** Whose control something is under: what has left the battlefield is under nobody's. */
export const under = (id: string, who: string, sign: string): string =>
  sign === '=='
    ? `controller('${id}')=='${who}' and zone('${id}')=='battlefield'`
    : `controller('${id}')!='${who}' or zone('${id}')!='battlefield'`;

/** What a card is said to do has to be among its words: whoever has it is all that may be said of it besides. */
export function undescribed(story: Story, clause: Clause): void {
  for (const ref of refsOf(clause)) {
    if (!isNamed(ref, 'card')) continue;
    ref.which = ref.which.map(underControl);
    if (ref.which.some(({ verb }) => !['own', 'control', 'attach'].includes(verb)))
      story.fail(`what is said of ${ref.name} is not understood`);
  }
}

/** "that is under her control": that she controls. */
function underControl(clause: Clause): Clause {
  const control = clause.verb === 'be' && !clause.not ? phrase(clause, 'under', 'in') : undefined;
  const who = isNoun(control, 'control') ? (control.owner ?? phrase(control, 'of')) : undefined;
  if (!who || clause.phrases.length > 1) return clause;
  return { ...clause, verb: 'control', actor: who, phrases: [], passive: true };
}

/** The check for where something is, or under whose control. */
export function whereabouts(story: Story, clause: Clause): ((id: string) => string) | undefined {
  const sign = negated(clause) ? '!=' : '==';
  const place = phrase(clause, 'into', 'to', 'onto', 'on', 'in', 'under');
  switch (clause.verb) {
    case 'leave':
      return isNoun(clause.object, 'game', 'battlefield')
        ? (id) =>
            `zone(${id}) ${sign === '==' ? 'in' : 'not in'} [${story.gone.map((zone) => `'${zone}'`).join(',')}]`
        : undefined;
    case 'exile':
    case 'remove':
      return clause.verb === 'exile' || isNoun(phrase(clause, 'from'), 'game')
        ? (id) => `zone(${id})${sign}'exile'`
        : undefined;
    case 'destroy':
    case 'die':
      return (id) => `zone(${id})${sign}'graveyard'`;
    case 'return':
    case 'revert':
    case 'remain':
    case 'stay':
    case 'put':
    case 'go':
    case 'be':
      return place && at(story, place, sign);
    default:
      return undefined;
  }
}

function at(story: Story, place: Ref, sign: string): ((id: string) => string) | undefined {
  if (isNoun(place, 'control')) {
    const who = playersOf(story, place.owner)?.[0];
    return who === undefined ? undefined : (id) => under(id.slice(1, -1), who, sign);
  }
  if (isNoun(place, 'battlefield', 'play', 'game')) return (id) => `zone(${id})${sign}'battlefield'`;
  if (!isNoun(place, 'graveyard', 'hand', 'library', 'exile')) return undefined;
  const zone = (place as Noun).noun;
  // Whatever is put there goes to its owner's.
  const own = isNoun(place.owner, 'owner');
  const whose = place.owner && !own ? playersOf(story, place.owner)?.[0] : undefined;
  if (place.owner && !own && whose === undefined) return undefined;
  return (id) =>
    whose === undefined
      ? `zone(${id})${sign}'${zone}'`
      : sign === '=='
        ? `zone(${id})=='${zone}' and owner(${id})=='${whose}'`
        : `zone(${id})!='${zone}'`;
}
