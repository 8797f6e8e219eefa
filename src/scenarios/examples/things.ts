import type { PrintedCard } from '../../cards/index.js';
import { LANDS } from './cardNames.js';
import type { Thing } from './draft.js';
import { type Clause, isNamed, isNoun, type Name, type Noun, phrase, type Ref } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { kindsOf, type Story, TYPES } from './story.js';

/** Keyword abilities that creatures of Examples have. */
const KEYWORD = /walk$|^flying$/;

/**
 * The words of a card with its name as it is called, where a slip of the pen has spelled it otherwise in them: as many words, each of
 * them beginning alike, and nowhere the name itself.
 */
function ownName(text: string, name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || text.includes(name)) return text;
  const begin = (word: string) => word.slice(0, 4).replace(/[^\p{L}\p{N}]/gu, '.');
  const alike = words.map((word) => `${begin(word)}[\\p{L}'-]*`).join(' ');
  return text.replace(new RegExp(`(?<![\\p{L}])${alike}`, 'gu'), () => name);
}

/** The printed card that a phrase with quoted words stands for. */
export function printedOf(
  story: Story,
  ref: Name | Noun,
  use: 'spell' | 'permanent' | 'ability',
): PrintedCard {
  const also = ref.is === 'noun' ? ref : ref.also?.is === 'noun' ? ref.also : undefined;
  const name = ref.is === 'name' ? ref.name : nameless(story, ref.noun);
  const reads = ref.reads ?? [];
  let text = ownName(
    reads
      .map((one) => (/[.!?)"]$/.test(one) ? one : `${one}.`))
      .join('\n')
      // Paragraphs on one line, with a stroke between them.
      .replace(/([.!]) \/ (?=[A-Z{])/g, '$1\n'),
    name,
  );
  if (use === 'ability' && !/^[^"]{1,60}: /.test(text)) text = `{0}: ${text}`;
  const said = also?.noun;
  const kind =
    (said === undefined || said === 'spell' || said === 'card') && /\benchanted\b/i.test(text)
      ? 'aura'
      : said;
  if (kind === 'aura')
    return {
      name,
      type: 'Enchantment — Aura',
      text: /^Enchant /.test(text) ? text : `Enchant creature\n${text}`,
    };
  if (kind === 'creature') return { name, type: 'Creature — Horror', power: 2, toughness: 2, text };
  if (kind && TYPES.includes(kind)) return { name, type: capital(kind), text };
  // A spell that speaks of X without saying what it is has it in its cost.
  const x = use === 'spell' && /\bX\b/.test(text) && !/\bX is\b/.test(text);
  return {
    name,
    type: use === 'spell' ? 'Instant' : use === 'ability' ? 'Artifact' : 'Enchantment',
    ...(x ? { cost: '{X}' } : {}),
    text,
  };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function nameless(story: Story, noun: string): string {
  const base = noun === 'spell' || noun === 'card' || noun === 'ability' ? `Quoted ${noun}` : capital(noun);
  return story.draft.cards.some(({ name }) => name === base) ? `${base} ${story.draft.cards.length}` : base;
}

/** Puts a permanent on the table under a player, as "controls a creature" says. */
export function permanent(story: Story, ref: Ref, who: string): Thing[] | undefined {
  if (ref.is === 'name') {
    if (ref.names !== 'card') return undefined;
    const owner = ownerOf(story, ref.which) ?? (ref.owner && playersOf(story, ref.owner)?.[0]) ?? who;
    const controller = controllerOf(story, ref.which) ?? who;
    if (
      ref.reads === undefined &&
      !story.printed(ref.name) &&
      story.draft.cards.every(({ name }) => name !== ref.name)
    )
      return [withSize(ref, story.creatureNamed(ref.name, owner, controller))];
    const printed = ref.reads === undefined ? story.printed(ref.name) : printedOf(story, ref, 'permanent');
    const card = printed ? story.card(printed) : ref.name;
    return [
      story.thing(card, owner, 'battlefield', kindsOf(printed ?? { name: '', type: '' }), { controller }),
    ];
  }
  if (ref.is !== 'noun') return undefined;
  const controller = who;
  const owner = ownerOf(story, ref.which) ?? controller;
  for (const { verb, object, not } of ref.which)
    if (verb === 'have' && !not && object?.is === 'noun' && KEYWORD.test(object.noun))
      ref.phrases.push({ word: 'with', ref: object });
  const others = ref.which.filter(
    ({ verb, object, passive, not }) =>
      verb !== 'own' &&
      verb !== 'attach' &&
      !(verb === 'have' && !not && object?.is === 'noun' && KEYWORD.test(object.noun)) &&
      !(verb === 'block' && passive && not),
  );
  if (others.length > 0) return undefined;
  const count = ref.count?.n ?? 1;
  if (LANDS.includes(ref.noun)) {
    const card = story.card({ name: ref.noun, type: `Basic Land — ${ref.noun}` });
    return [story.thing(card, owner, 'battlefield', ['land', 'permanent', ref.noun], { controller })];
  }
  if (ref.noun === 'aura') return auras(story, ref, controller);
  if (ref.reads) {
    const printed = printedOf(story, ref, 'permanent');
    return [story.thing(story.card(printed), owner, 'battlefield', kindsOf(printed), { controller })];
  }
  if (ref.noun === 'creature') {
    const keyword = keywordOf(ref);
    return Array.from({ length: count }, () => {
      const one = story.creature(
        owner,
        keyword ? `${capital(keyword)} creature` : 'Creature',
        keyword ? { text: capital(keyword) } : {},
      );
      one.controller = controller;
      const size = ref.marks.find((mark) => /^\d+\/\d+$/.test(mark));
      if (size) one.state.pt = size;
      if (keyword) one.kinds.push(keyword);
      return one;
    });
  }
  if (ref.noun === 'permanent' && ref.marks.includes('legendary')) {
    const card = story.card({ name: 'Legendary permanent', type: 'Legendary Artifact' });
    return [story.thing(card, owner, 'battlefield', ['permanent', 'artifact'], { controller })];
  }
  return undefined;
}

function ownerOf(story: Story, which: readonly Clause[]): string | undefined {
  const owns = which.find(({ verb }) => verb === 'own');
  return owns && playersOf(story, owns.actor)?.[0];
}

function controllerOf(story: Story, which: readonly Clause[]): string | undefined {
  const controls = which.find(({ verb, passive }) => verb === 'control' && passive);
  return controls && playersOf(story, controls.actor)?.[0];
}

/** A keyword ability: "with mountainwalk", "has forestwalk". */
function keywordOf(ref: Noun): string | undefined {
  const one = phrase(ref, 'with');
  return one?.is === 'noun' && KEYWORD.test(one.noun) ? one.noun : undefined;
}

/** "two Auras attached to Alex's Bear: one with the trigger condition …, and one with …". */
function auras(story: Story, ref: Noun, controller: string): Thing[] | undefined {
  const to = ref.which.find(({ verb }) => verb === 'attach');
  const host = to && objectNamed(story, phrase(to, 'to'));
  if (!host) return undefined;
  const items = ref.also?.is === 'joined' ? ref.also.items : ref.also ? [ref.also] : [ref];
  const found: Thing[] = [];
  for (const item of items) {
    const condition = item.is === 'noun' ? (phrase(item, 'with') ?? item) : item;
    const reads = condition.is === 'noun' ? condition.reads : undefined;
    if (!reads?.[0]) return undefined;
    // A trigger condition alone is no ability: something has to follow it.
    const text = isNoun(condition, 'condition')
      ? `${reads[0].replace(/[.,]$/, '')}, you gain 1 life.`
      : reads.join('\n');
    const name = `Aura ${story.draft.cards.length + 1}`;
    const card = story.card({ name, type: 'Enchantment — Aura', text: `Enchant creature\n${text}` });
    found.push(
      story.thing(card, controller, 'battlefield', ['aura', 'enchantment', 'permanent'], {
        state: { attachedTo: host.id },
      }),
    );
  }
  return found.length === (ref.count?.n ?? 1) ? found : undefined;
}

/** An object by its name or kind; one that was not spoken of yet is put on the table, as a creature without abilities. */
export function objectNamed(story: Story, ref: Ref | undefined): Thing | undefined {
  const known = thingOf(story, ref);
  if (known) return known;
  if (isNamed(ref, 'card') && ref.owner) {
    const owner = playersOf(story, ref.owner)?.[0];
    return owner === undefined ? undefined : withSize(ref, story.creatureNamed(ref.name, owner, owner));
  }
  if (isNamed(ref, 'card') && ref.which.length > 0) {
    const owner = ownerOf(story, ref.which);
    return owner === undefined ? undefined : permanent(story, ref, owner)?.[0];
  }
  if (isNoun(ref, 'creature') && ref.owner && !ref.many && ref.which.length === 0) {
    const owner = playersOf(story, ref.owner)?.[0];
    const { owner: _, ...bare } = ref;
    return owner === undefined ? undefined : permanent(story, bare, owner)?.[0];
  }
  return undefined;
}

function withSize(ref: Name, thing: Thing): Thing {
  if (ref.size) thing.state.pt = ref.size;
  return thing;
}
