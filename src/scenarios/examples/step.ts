import type { CardDefinition } from '../../game/index.js';
import { isRecord } from '../../tree/records.js';
import type { Setup } from '../scenario.js';
import type { Step } from '../steps/step.js';
import { actions } from './actions.js';
import { Aliases } from './aliases.js';
import { deeds } from './deeds.js';
import { type Draft, emptyDraft, ownSteps } from './draft.js';
import { LONGEST, sentence, type Told } from './frames.js';
import { wordsOf } from './narrativeWords.js';
import { rephrased } from './rephrase.js';
import { NotTold, Story } from './story.js';

/**
 * Reads a step of a scenario in words: "Ada casts Beacon of Immortality targeting Ben." It is read like a rule; a
 * telling of which only a part is understood is refused.
 *
 * @param text one or more sentences that say what is done
 * @param setup the table of the scenario, whose players, cards and objects the words may name
 * @param cards its cards by name
 * @param before the steps before it, as the file has them
 * @returns the steps that it becomes
 * @throws NotTold with the words that are not understood, and with what was understood before them
 */
export function stepsTold(
  text: string,
  setup: Setup,
  cards: ReadonlyMap<string, CardDefinition>,
  before: readonly unknown[] = [],
): Step[] {
  if (text.length > LONGEST)
    throw new NotTold(`it has ${text.length} characters; at most ${LONGEST} are read`);
  const aliases = new Aliases(setup, cards.keys());
  try {
    const read = stepsRead(aliases.told(text), aliases.setup, cards, aliases.called(before.filter(isRecord)));
    return aliases.named(read);
  } catch (error) {
    if (error instanceof NotTold) throw new NotTold(aliases.said(error.message));
    throw error;
  }
}

function stepsRead(
  text: string,
  setup: Setup,
  cards: ReadonlyMap<string, CardDefinition>,
  before: readonly unknown[],
): Step[] {
  let draft = tableOf(setup, cards);
  draft.steps = before as Draft['steps'];
  draft.earlier = before.length;
  const names = draft.things.flatMap(({ id, card }) => [id, card]);
  const known = { players: draft.players.length, things: draft.things.length };
  for (const words of wordsOf(text, setup.players, names)) {
    const said = sentence(words, text);
    if (said.strange !== undefined)
      throw new NotTold(`not understood from "${said.strange}" on${understood(draft)}`);
    draft = done(draft, said);
  }
  if (draft.players.length > known.players || draft.things.length > known.things)
    throw new NotTold('it names a player or an object that the scenario does not have');
  return ownSteps(draft).map(({ id: _, ...step }) => step as Step);
}

function tableOf(setup: Setup, cards: ReadonlyMap<string, CardDefinition>): Draft {
  const draft = emptyDraft();
  draft.players = [...setup.players];
  draft.seated = true;
  if (setup.teams) draft.teams = setup.teams;
  if (typeof setup.options.variant === 'string') draft.variant = setup.options.variant;
  draft.things = setup.objects.map(({ id, card, owner, controller, zone, state }) => {
    const { types = [], subtypes = [] } = cards.get(card) ?? {};
    const kinds = [...types, 'permanent', ...subtypes.map((one) => one.toLowerCase())];
    return { id, card, owner, controller, zone, state: { ...state }, kinds };
  });
  if (typeof setup.state?.turn === 'string') draft.turn = setup.state.turn;
  draft.saidThings = draft.things.map(({ id }) => id);
  return draft;
}

/** The table after a sentence. */
function done(before: Draft, said: Told): Draft {
  const story = new Story(structuredClone(before));
  story.asStep = true;
  for (const one of said.clauses) {
    const clause = rephrased(one);
    if (clause.conditions.length > 0 || !(deeds(story, clause) || actions(story, clause)))
      throw new NotTold(
        `"${clause.words || said.words}" is nothing that a step can do; checks say what is so${understood(story.draft)}`,
      );
  }
  return story.draft;
}

const stepsOf = (draft: Draft): string => JSON.stringify(ownSteps(draft).map(({ id: _, ...step }) => step));

/** What was understood before something that was not. */
const understood = (draft: Draft): string =>
  ownSteps(draft).length > 0 ? `; understood before it: ${stepsOf(draft)}` : '';
