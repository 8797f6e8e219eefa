import { isOnly, negated } from './denied.js';
import { attacksIn } from './draft.js';
import { type Clause, isNoun, isPronoun, type Noun, phrase, type Ref } from './meaning.js';
import { thingOf, thingsOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { sidesOf } from './teams.js';

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

export function deals(story: Story, said: Clause): boolean {
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
  if (pairs && isOnly(clause.actor)) {
    // Only that creature: no other that fights deals or is dealt any in its place.
    if (denied) return false;
    for (const { id, kinds } of story.draft.things)
      if (
        pairs.every(([from]) => from !== id) &&
        ['attacking', 'blocking'].some((one) => kinds.includes(one))
      )
        for (const into of new Set(pairs.flat().filter((one) => one !== id)))
          story.claim(`dealt('${id}','${into}')==0`);
  }
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
    if (fighting.length !== 2 || clause.actor === undefined) return undefined;
    const [a, b] = fighting as [string, string];
    const both: [string, string][] = [
      [a, b],
      [b, a],
    ];
    if (!isOnly(clause.actor)) return both;
    // Only one of the two: what it deals, the other does not.
    const one = thingOf(story, clause.actor)?.id;
    return both.some(([from]) => from === one) ? both.filter(([from]) => from === one) : undefined;
  }
  const from = thingsOf(story, clause.actor);
  const into = receiversOf(story, to);
  return from && into ? from.flatMap(({ id }) => into.map((one): [string, string] => [id, one])) : undefined;
}

/** "The damage to Rob is prevented." */
export function prevented(story: Story, clause: Clause): boolean {
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
  const { count } = object;
  // "2 damage to Ben is prevented": so much of it, and no more.
  if (count && (count.bound || negated(clause))) return false;
  for (const one of to)
    if (count)
      story.claim(
        `${from(one)
          .map((each) => `prevented('${each}','${one}')`)
          .join('+')}==${count.n}`,
      );
    else
      for (const each of from(one))
        story.claim(`dealt('${each}','${one}')${negated(clause) ? '>=1' : '==0'}`);
  return true;
}
