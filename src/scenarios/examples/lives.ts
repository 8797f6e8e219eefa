import { deals, prevented } from './damage.js';
import { negated } from './denied.js';
import { type Clause, isNoun, isPronoun, type Noun, phrase, type Ref } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { lifeTotalOf, numberOf, type Story } from './story.js';
import { teamsOf } from './teams.js';

/** Claims about life totals and damage. */
export function life(story: Story, clause: Clause): boolean {
  const sign = negated(clause) ? '!=' : '==';
  if (clause.modal && !['will', 'must', 'can'].includes(clause.modal)) return false;
  const view = phrase(clause, 'for');
  const seen = isNoun(view, 'ability', 'spell', 'effect', 'purpose');
  if (seen && ['be', 'have'].includes(clause.verb) && clause.actor) {
    // "For that ability she is at 25 life": that is what she counts as.
    const { actor, phrases, ...is } = clause;
    const what = { ...is, phrases: phrases.filter(({ ref }) => ref !== view) };
    return considered(
      story,
      { ...clause, verb: 'consider', phrases: [], what: [what], object: actor, passive: true },
      sign,
    );
  }
  switch (clause.verb) {
    case 'gain':
    case 'lose':
      return changes(story, clause, sign);
    case 'wind':
    case 'end':
    case 'finish':
    case 'be':
    case 'have':
    case 'drop':
    case 'fall':
    case 'go':
      return stands(story, clause, sign);
    case 'become':
      return becomes(story, clause.actor, clause.object, clause, sign);
    case 'set':
      return becomes(story, clause.object, phrase(clause, 'to'), clause, sign);
    case 'consider':
    case 'count':
      return considered(story, clause, sign);
    case 'deal':
      return deals(story, clause);
    case 'prevent':
      return prevented(story, clause);
    default:
      return false;
  }
}

const bounds = { least: '>=', most: '<=' } as const;

function changes(story: Story, clause: Clause, sign: string): boolean {
  const amount = isNoun(clause.object, 'life') ? clause.object.count : undefined;
  if (!amount || clause.modal === 'can' || clause.conditions.length > 0 || clause.phrases.length > 0)
    return false;
  const teams = teamsOf(story, clause.actor);
  const who = teams ?? playersOf(story, clause.actor);
  if (!who) return false;
  story.played();
  for (const side of who) {
    const before = story.draft.life[side];
    // What a team lost is the difference of its totals, whatever its members are said to have lost.
    if (teams && before !== undefined)
      story.claim(
        clause.verb === 'lose'
          ? `${before}-teamLife('${side}')${sign}${amount.n}`
          : `teamLife('${side}')-${before}${sign}${amount.n}`,
      );
    else story.claim(`${clause.verb === 'lose' ? 'lost' : 'gained'}('${side}')${sign}${amount.n}`);
  }
  worked(story, clause.object as Noun);
  return true;
}

/** A number that is worked out beside the one that is stated has to be the same. */
function worked(story: Story, ref: Ref | undefined): void {
  if ((ref?.is !== 'noun' && ref?.is !== 'number') || !ref.sum) return;
  story.claim(`${ref.sum.value}==${numberOf(ref)?.n}`);
}

/** "the team ends at 34 life", "that team's life total is 7". */
function stands(story: Story, clause: Clause, sign: string): boolean {
  const to = phrase(clause, 'at', 'with', 'to');
  // "with a life total of 7"
  const of = isNoun(to, 'total') && to.marks.includes('life') && !to.owner ? phrase(to, 'of') : undefined;
  const at = of?.is === 'number' ? of : to;
  const total = lifeTotalOf(clause.actor);
  const given =
    isNoun(at, 'life') || total || (['end', 'be'].includes(clause.verb) && at?.is === 'number')
      ? (at ?? clause.object)
      : isNoun(clause.object, 'life')
        ? clause.object
        : undefined;
  const count = numberOf(given);
  if (!count) return false;
  if (clause.modal === 'must') return threshold(story, clause, total?.of, count);
  if (clause.conditions.length > 0 || (story.draft.steps.length === 0 && !total)) return false;
  const side = lifeSide(story, total?.of ?? clause.actor);
  if (!side) return false;
  const from = numberOf(phrase(clause, 'from'));
  story.played();
  if (from) for (const one of side) story.claim(`at('${story.atFirst()}',life('${one}'))==${from.n}`);
  const compare = count.bound ? bounds[count.bound] : sign;
  for (const one of side) story.claim(`life('${one}')${compare}${count.n}`);
  worked(story, given);
  return true;
}

function lifeSide(story: Story, ref: Ref | undefined): string[] | undefined {
  return teamsOf(story, ref) ?? playersOf(story, ref)?.map((one) => story.sideOf(one));
}

/** "The team's total must be 20 or less for that to happen": there it happens, one step beyond it does not. */
function threshold(
  story: Story,
  clause: Clause,
  of: Ref | undefined,
  count: { n: number; bound?: 'least' | 'most' },
): boolean {
  const purpose = phrase(clause, 'for');
  const happens =
    clause.what?.[0]?.verb === 'happen' ||
    clause.conditions.some(({ word, clause: what }) => word === 'to' && what[0]?.verb === 'happen');
  const { outcome } = story;
  const side = of && lifeSide(story, of)?.[0];
  if (
    !outcome ||
    side === undefined ||
    !count.bound ||
    !happens ||
    (purpose && !isNoun(purpose, 'purpose') && !(purpose.is === 'noun' && purpose.det === 'that'))
  )
    return false;
  const positive = outcome.check.replace('==None', '!=None').replace(/!='(won|lost)'/, "=='$1'");
  const negative = positive.includes('!=None')
    ? positive.replace('!=None', '==None')
    : positive.replace("=='", "!='");
  const beyond = count.bound === 'most' ? count.n + 1 : count.n - 1;
  const now = story.draft;
  story.draft = story.base ?? now;
  for (const [n, check] of [
    [count.n, positive],
    [beyond, negative],
  ] as const)
    story.branch(() => {
      story.draft.life[side] = n;
      if (story.draft.steps.length === 0) story.step({ resolve: 'all' });
      story.draft.pending = false;
      if (story.draft.steps.every((step) => !('resolve' in step))) story.step({ resolve: 'all' });
      story.claim(check);
    });
  story.draft = now;
  return true;
}

function becomes(
  story: Story,
  whose: Ref | undefined,
  to: Ref | undefined,
  clause: Clause,
  sign: string,
): boolean {
  if (clause.conditions.length > 0) return false;
  if (isNoun(to, 'creature', 'artifact', 'enchantment') && to.noun === 'creature') {
    const what = thingOf(story, whose);
    if (!what) return false;
    story.settle();
    if (story.draft.steps.every((step) => !('resolve' in step))) story.step({ resolve: 'all' });
    story.claim(`power('${what.id}')${negated(clause) ? '==' : '!='}None`);
    return true;
  }
  const total = lifeTotalOf(whose);
  const count = numberOf(to);
  if (!count) return false;
  const it = isPronoun(whose, 'it') ? story.total : undefined;
  const team = total && teamsOf(story, total.of);
  const players = it ?? (total && !team ? playersOf(story, total.of) : undefined);
  if (!team && !players) return false;
  const first = story.draft.steps[0]?.id;
  story.settle();
  for (const one of team ?? []) story.claim(`teamLife('${one}')${sign}${count.n}`);
  for (const one of players ?? [])
    story.claim(
      story.teamOf(one) && first
        ? `at('${first}',indivLife('${one}'))+gained('${one}')-lost('${one}')${sign}${count.n}`
        : `life('${one}')${sign}${count.n}`,
    );
  worked(story, to);
  return true;
}

/** "is considered to be 13", "is considered to be at 9 life", "counts as 25". */
function considered(story: Story, clause: Clause, sign: string): boolean {
  const [what] = clause.what ?? [];
  const subject = clause.passive ? clause.object : clause.actor;
  if (
    clause.phrases.some(
      ({ word, ref }) => word === 'for' && !isNoun(ref, 'purpose', 'ability', 'spell', 'effect'),
    )
  )
    return false;
  if (what?.perfect || what?.verb === 'lose' || what?.verb === 'gain')
    return subject !== undefined && life(story, { ...what, actor: subject, words: clause.words });
  const as =
    clause.verb === 'count' ? phrase(clause, 'as') : (phrase(what ?? { phrases: [] }, 'at') ?? what?.object);
  const count = numberOf(as);
  if (!count) return false;
  const total = lifeTotalOf(subject);
  const who = playersOf(story, total ? total.of : subject);
  if (!who) return false;
  story.total = who;
  const step = story.lastStep();
  for (const one of who) story.claim(`at('${step}',indivLife('${one}'))${sign}${count.n}`);
  return true;
}
