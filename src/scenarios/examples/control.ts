import type { Thing } from './draft.js';
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
