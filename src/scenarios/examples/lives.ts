import { isOnly, negated } from './denied.js';
import { attacksIn } from './draft.js';
import { type Clause, isNoun, isPronoun, type Noun, phrase, type Ref } from './meaning.js';
import { thingOf, thingsOf } from './objects.js';
import { playersOf } from './refs.js';
import { lifeTotalOf, numberOf, type Story } from './story.js';
import { sidesOf, teamsOf } from './teams.js';

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

/** What has damage to deal: the subject, or whatever was cast last that speaks of damage. */
function sourceOf(story: Story, ref: Ref | undefined): string | undefined {
  const { draft } = story;
  if (ref !== undefined) {
    const named = thingOf(story, ref);
    if (named) return named.id;
    if (ref.is !== 'pronoun') return undefined;
  }
  const speaks = draft.things.filter(({ card }) =>
    /deals? (?:\w+ )?damage|deals to/.test(draft.cards.find(({ name }) => name === card)?.text ?? ''),
  );
  return (speaks[0] ?? draft.things.find(({ id }) => id === draft.source))?.id;
}

function deals(story: Story, said: Clause): boolean {
  const clause = parted(ofSource(said));
  const { object } = clause;
  if (clause.conditions.length > 0) return false;
  if (object?.is === 'joined') {
    // "3 damage to Ann and none to Ben"
    const parts = clause.phrases.filter(({ word }) => word === 'to');
    return object.items.every(
      (item) =>
        item.is === 'noun' &&
        deals(story, {
          ...clause,
          object: item,
          phrases: item.phrases.length > 0 ? item.phrases : parts.splice(0, 1),
        }),
    );
  }
  if (!isNoun(object, 'damage')) return false;
  const to = phrase(object, 'to') ?? phrase(clause, 'to');
  const denied = clause.not === true || object.det === 'no' || (to?.is === 'noun' && to.det === 'no');
  const combat = object.marks.includes('combat');
  const pairs =
    combat || (clause.actor && !sourceOf(story, clause.actor)) ? mutual(story, clause, to) : undefined;
  const total = isNoun(phrase(clause, 'for'), 'damage') ? (phrase(clause, 'for') as Noun) : undefined;
  if (clause.phrases.some(({ word, ref }) => word === 'for' && ref !== total)) return false;
  const source = pairs ? undefined : sourceOf(story, clause.actor);
  if (!pairs && source === undefined) return false;
  const receivers = pairs ? [] : receiversOf(story, to);
  if (!receivers || (!pairs && receivers.length === 0)) return false;
  story.settle();
  if (combat || pairs) story.step({ until: { damage: 'dealt' } });
  const amount = denied ? '==0' : object.count ? `==${object.count.n}` : '>=1';
  for (const [from, into] of pairs ?? receivers.map((one) => [source, one] as const))
    story.claim(`dealt('${from}','${into}')${amount}`);
  if (clause.adverbs.includes('only') && !denied) {
    // Only they: nobody else is dealt any.
    if (!receivers.every((one) => story.draft.players.includes(one))) return false;
    for (const one of story.everybody())
      if (!receivers.includes(one)) story.claim(`dealt('${source}','${one}')==0`);
  }
  if (total?.count)
    story.claim(`${receivers.map((one) => `dealt('${source}','${one}')`).join('+')}==${total.count.n}`);
  return true;
}

/** "Her creature's combat damage is dealt to Ben": that creature deals it. */
function ofSource(clause: Clause): Clause {
  const { object } = clause;
  if (!isNoun(object, 'damage') || !object.owner || clause.actor) return clause;
  const { owner, ...damage } = object;
  return { ...clause, actor: owner, object: damage };
}

/** "2 damage to Ben and no damage to Cleo": two amounts, each with its receiver. */
function parted(clause: Clause): Clause {
  const at = clause.phrases.findIndex(
    ({ word, ref }) => word === 'to' && ref.is === 'joined' && isNoun(ref.items.at(-1), 'damage'),
  );
  const [first, second] = clause.phrases.slice(at);
  if (at < 0 || first?.ref.is !== 'joined' || second?.word !== 'to' || clause.object?.is !== 'noun')
    return clause;
  const more = first.ref.items.at(-1) as Noun;
  const [one, ...others] = first.ref.items.slice(0, -1);
  if (!one) return clause;
  const to: Ref = others.length === 0 ? one : { ...first.ref, items: [one, ...others] };
  return {
    ...clause,
    object: {
      is: 'joined',
      by: 'and',
      items: [
        { ...clause.object, phrases: [{ word: 'to', ref: to }] },
        { ...more, phrases: [second] },
      ],
    },
    phrases: [],
  };
}

function receiversOf(story: Story, ref: Ref | undefined): string[] | undefined {
  const sides = sidesOf(story, ref);
  if (sides) return sides;
  if (isNoun(ref, 'creature', 'permanent')) return creatures(story, ref);
  return thingsOf(story, ref)?.map(({ id }) => id);
}

/** Creatures of the players that are named; everybody gets one to see whom it reaches. */
export function creatures(story: Story, ref: Noun): string[] | undefined {
  const { draft } = story;
  const by =
    ref.which.find(({ verb, passive }) => verb === 'control' && passive)?.actor ??
    ref.owner ??
    phrase(ref, 'of');
  const owners = by && playersOf(story, by);
  if (by && !owners) return undefined;
  const everybody = story.everybody();
  for (const player of everybody)
    if (!draft.things.some((one) => one.controller === player && one.kinds.includes('creature')))
      story.creature(player, 'Bear');
  const all = draft.things.filter(({ kinds }) => kinds.includes('creature'));
  if (owners) {
    story.reached = owners;
    return all.filter(({ controller }) => owners.includes(controller)).map(({ id }) => id);
  }
  if (ref.marks.includes('other'))
    return all.filter(({ controller }) => !(story.reached ?? []).includes(controller)).map(({ id }) => id);
  return all.map(({ id }) => id);
}

/** "Their creatures deal combat damage to each other", "the creature deals combat damage to Rob". */
function mutual(story: Story, clause: Clause, to: Ref | undefined): [string, string][] | undefined {
  const { draft } = story;
  if (isPronoun(to, 'each other')) {
    const fighting = draft.things
      .filter(({ kinds }) => kinds.includes('attacking') || kinds.includes('blocking'))
      .map(({ id }) => id);
    // Only one of the two deals no damage to each other.
    if (fighting.length !== 2 || clause.actor === undefined || isOnly(clause.actor)) return undefined;
    const [a, b] = fighting as [string, string];
    return [
      [a, b],
      [b, a],
    ];
  }
  const from = thingsOf(story, clause.actor);
  const into = receiversOf(story, to);
  return from && into ? from.flatMap(({ id }) => into.map((one): [string, string] => [id, one])) : undefined;
}

/** "The damage to Rob is prevented." */
function prevented(story: Story, clause: Clause): boolean {
  const { object } = clause;
  if (isPronoun(object, 'it') && clause.phrases.length + clause.conditions.length === 0 && !negated(clause)) {
    // "None reaches him; it is prevented": which was claimed already.
    return /^dealt\(.*\)==0$/.test(story.outcome?.check ?? '');
  }
  if (!isNoun(object, 'damage') || clause.conditions.length > 0) return false;
  const to = receiversOf(story, phrase(object, 'to') ?? phrase(clause, 'to'));
  const source = sourceOf(story, undefined);
  if (!to) return false;
  // Where no spell or ability deals damage, creatures that attack do.
  const from = (one: string): string[] =>
    source === undefined
      ? attacksIn(story.draft).flatMap(([creature, target]) => (target === one ? [creature] : []))
      : [source];
  if (to.some((one) => from(one).length === 0)) return false;
  if (source === undefined) story.played();
  else story.settle();
  for (const one of to)
    for (const each of from(one)) story.claim(`dealt('${each}','${one}')${negated(clause) ? '>=1' : '==0'}`);
  return true;
}
