import { activate, cast, chooser, reads, resolves, targeted, use } from './casting.js';
import { nobody } from './denied.js';
import { attack, block } from './fighting.js';
import {
  afterEnd,
  attempt,
  changed,
  choose,
  counted,
  dealt,
  destroy,
  draw,
  ends,
  leave,
  put,
} from './happenings.js';
import { type Clause, isNoun, phrase, type Ref } from './meaning.js';
import { thingOf } from './objects.js';
import type { Story } from './story.js';

/**
 * What is done: spells cast, attacks, departures.
 *
 * @returns false where the clause says nothing of the kind
 */
export function actions(story: Story, clause: Clause): boolean {
  if (nobody(clause.actor)) return false;
  if ((clause.not && clause.verb !== 'block') || (clause.modal && clause.modal !== 'must')) return false;
  const later = afterTurn(clause);
  if (later) return afterEnd(story, later.turn) && actions(story, later.clause);
  switch (clause.verb) {
    case 'cast':
    case 'play':
      return cast(story, clause);
    case 'read':
      return reads(story, clause);
    case 'target':
      return targeted(story, clause);
    case 'activate':
      return activate(story, clause);
    case 'end':
      return ends(story, clause);
    case 'use':
      return use(story, clause);
    case 'attack':
      return attack(story, clause);
    case 'block':
      return block(story, clause);
    case 'leave':
      return leave(story, clause);
    case 'resolve':
      if (resolves(story, clause)) return true;
      return resolved(story, clause);
    case 'attempt':
      return attempt(story, clause);
    case 'draw':
      return draw(story, clause.actor, clause);
    case 'deal':
      return dealt(story, clause);
    case 'put':
      return put(story, clause);
    case 'destroy':
    case 'exile':
      return destroy(story, clause);
    case 'gain':
    case 'lose':
      return changed(story, clause);
    case 'get':
    case 'receive':
      return counted(story, clause);
    case 'choose':
      return choose(story, clause) || chooser(story, clause);
    default:
      return false;
  }
}

/** "After the end of that turn, Ada leaves": the turn, and what is done then. */
function afterTurn(clause: Clause): { turn: Ref; clause: Clause } | undefined {
  const at = clause.phrases.find(
    ({ word, ref }) => word === 'after' && isNoun(isNoun(ref, 'end') ? phrase(ref, 'of') : ref, 'turn'),
  );
  const turn = isNoun(at?.ref, 'end') ? phrase(at.ref, 'of') : at?.ref;
  if (!turn) return undefined;
  return { turn, clause: { ...clause, phrases: clause.phrases.filter((one) => one !== at) } };
}

/** "When Lava Axe resolves": that spell is spoken of next. */
function resolved(story: Story, clause: Clause): boolean {
  story.settle();
  const what = thingOf(story, clause.actor);
  if (what) story.spoke('saidThings', what.id);
  return what !== undefined;
}
