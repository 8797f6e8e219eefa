import type { Thing } from './draft.js';
import { type Clause, isNamed, isNoun, phrase } from './meaning.js';
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
