import type { CardDefinition, ObjectProhibition } from '../../../src/game/index.js';
import { MUST_ATTACK, readStatic } from './abilities/statics.js';
import { readActivated, readDefinition, readTriggered } from './abilities.js';
import { readCondition } from './conditions.js';
import { CardTextError, Cursor } from './cursor.js';
import { readEffects } from './effects.js';
import { readFilter, readKeyword } from './references.js';
import { readTargets } from './targets.js';
import { COLORS, SUPERTYPES, singular, TYPES } from './words.js';

/**
 * Reads a card in the mini-language: what it is, then its abilities, parted by semicolons.
 *
 * @param name the name of the card
 * @param does such as `legendary creature(4/3); activated(tap): dealDamage(self, floor(life(p)/2), each player p)`
 * @returns the card as the engine takes it
 * @throws CardTextError with the offset of the first words that are not understood
 */
export function parseCard(name: string, does: string): CardDefinition {
  const c = new Cursor(does);
  if (c.tokens.length > 300) throw new CardTextError(0, 'a card of more than 300 words is not read');
  const card: CardDefinition = { name, types: [] };
  if (!readSpell(c, card)) {
    readKind(c, card);
    while (c.take(';')) readPart(c, card);
  }
  if (!c.done()) throw c.error('these words are not understood');
  if (card.types.length === 0) card.types = ['artifact'];
  return card;
}

/** `spell: …`, `spell(X): …`, `instant: …`, `sorcery: …`. */
function readSpell(c: Cursor, card: CardDefinition): boolean {
  if (c.take('ante card')) {
    card.ante = true;
    c.need(';');
  }
  const colors: string[] = [];
  const kind = c.attempt(() => {
    for (; (COLORS as readonly string[]).includes(c.peek()); c.at++) colors.push(c.peek());
    const word = c.oneOf('spell', 'instant', 'sorcery');
    if (!word) return undefined;
    let x = false;
    if (c.take('(')) {
      const letter = c.oneOf('x', 'n');
      if (!letter) return undefined;
      x = letter === 'x';
      c.need(')');
    }
    return c.take(':') ? { word, x } : undefined;
  });
  if (!kind) return false;
  // A spell that does not say which it is can be cast whenever its caster has priority.
  card.types = [kind.word === 'sorcery' ? 'sorcery' : 'instant'];
  if (colors.length > 0) card.colors = colors;
  c.names.set('you', { as: 'player', ref: { player: 'you' } });
  const condition = c.take('if') ? readCondition(c) : undefined;
  if (condition) c.need('->');
  if (!condition) readTargets(c);
  // "target player -> loseGame(target)" names its target by the word itself.
  const effects = readEffects(c);
  card.spell = {
    ...(c.targets.length > 0 ? { targets: c.targets } : {}),
    effects: condition ? [{ effect: 'if', condition, then: effects }] : effects,
    ...(kind.x ? { x: true } : {}),
  };
  return true;
}

/** The first part: types with what stands in their bracket. Abilities may also stand first. */
function readKind(c: Cursor, card: CardDefinition): void {
  if (c.take('aura ( enchant')) {
    const one = c.peek();
    card.types = ['enchantment'];
    card.subtypes = ['Aura'];
    if (one === 'player') {
      c.at++;
      card.enchant = { players: {} };
    } else {
      const objects = readFilter(c);
      if (!objects) throw c.error('what it enchants is not understood');
      card.enchant = { objects };
    }
    c.need(')');
    return;
  }
  if (c.take('equipment')) {
    card.types = ['artifact'];
    card.subtypes = ['Equipment'];
    return;
  }
  if (c.take('fortification')) {
    card.types = ['artifact'];
    card.subtypes = ['Fortification'];
    return;
  }
  let some = false;
  for (;;) {
    const word = c.peek();
    const one = singular(word);
    if ((SUPERTYPES as readonly string[]).includes(word))
      card.supertypes = [...(card.supertypes ?? []), word];
    else if ((COLORS as readonly string[]).includes(word)) card.colors = [...(card.colors ?? []), word];
    else if (one !== 'spell' && (TYPES as readonly string[]).includes(one)) {
      card.types.push(one);
      some = true;
    } else break;
    c.at++;
  }
  if (!some) {
    readPart(c, card);
    return;
  }
  if (c.take('(')) readBracket(c, card);
}

/** What a creature may be barred from in its bracket. */
const BARRED: Readonly<Record<string, ObjectProhibition>> = {
  cantattack: 'attack',
  cantblock: 'block',
  cantbeblocked: 'beBlocked',
};

/** `(0/3, Wall, defender)`, `(PT and types from state)`, `(type=Jace, loyalty 3)`, `(world)`. */
function readBracket(c: Cursor, card: CardDefinition): void {
  do {
    if (c.oneOf('pt and types from state', 'p / t from state', 'types from state', 'pt from state')) continue;
    if (c.take('* / *')) continue;
    if (c.take('name = legend x')) {
      continue;
    }
    if (c.take('name =')) {
      while (!c.done() && c.peek() !== ',' && c.peek() !== ')') c.at++;
      continue;
    }
    if (c.take('type =')) {
      const token = c.tokens[c.at++];
      if (token) card.subtypes = [...(card.subtypes ?? []), token.text];
      continue;
    }
    if (c.take('loyalty')) {
      const loyalty = c.number();
      if (loyalty === undefined) throw c.error('expected a loyalty');
      card.loyalty = loyalty;
      continue;
    }
    if (c.oneOf('cantbeblocked except by two or more', 'cantbeblocked except by 2 or more')) {
      card.keywords = [...(card.keywords ?? []), 'menace'];
      continue;
    }
    const ban = BARRED[c.peek()];
    if (ban) {
      c.at++;
      card.abilities = [
        ...(card.abilities ?? []),
        { ability: 'static', static: 'objects', which: { self: true }, cant: [ban] },
      ];
      continue;
    }
    const power = c.number();
    if (power !== undefined) {
      c.need('/');
      const toughness = c.number();
      if (toughness === undefined) throw c.error('expected a toughness');
      card.power = power;
      card.toughness = toughness;
      continue;
    }
    if (c.oneOf(...MUST_ATTACK)) {
      card.abilities = [
        ...(card.abilities ?? []),
        { ability: 'static', static: 'mustAttack', object: { object: 'self' } },
      ];
      continue;
    }
    const token = c.tokens[c.at];
    if (!token) throw c.error('the bracket is not closed');
    const known = readKeyword(c);
    if (known) card.keywords = [...(card.keywords ?? []), known];
    else if ((COLORS as readonly string[]).includes(token.word)) {
      card.colors = [...(card.colors ?? []), token.word];
      c.at++;
    } else if ((SUPERTYPES as readonly string[]).includes(token.word)) {
      card.supertypes = [...(card.supertypes ?? []), token.word];
      c.at++;
    } else if (/^[A-Z]/.test(token.text)) {
      card.subtypes = [...(card.subtypes ?? []), token.text];
      c.at++;
    } else throw c.error('this characteristic is not understood');
  } while (c.take(','));
  c.need(')');
}

/** One part after the first: an ability or a sentence about how it enters. */
function readPart(c: Cursor, card: CardDefinition): void {
  const add = (...abilities: NonNullable<CardDefinition['abilities']>) => {
    card.abilities = [...(card.abilities ?? []), ...abilities];
  };
  if (c.take('static :')) add(...readStatic(c));
  else if (c.peek() === 'trigger' && ['(', ':'].includes(c.peek(1))) {
    c.at++;
    add(readTriggered(c));
  } else if (c.peek() === 'activated' && ['(', ':'].includes(c.peek(1))) {
    c.at++;
    add(readActivated(c));
  } else if (c.take('chardef :')) add(readDefinition(c));
  else if (c.take('openinghand : may begin on battlefield')) card.openingHand = 'mayBeginOnBattlefield';
  else if (c.take('choose color as etb')) card.entersChoosing = 'color';
  else throw c.error('this part of the card is not understood');
}
