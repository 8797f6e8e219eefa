import type { CardDefinition } from '../../game/index.js';
import type { Setup } from '../scenario.js';
import type { Step } from '../steps/step.js';
import { actions } from './actions.js';
import { sentence } from './clause.js';
import { emptyDraft } from './draft.js';
import { NotTold, Story } from './story.js';
import { wordsOf } from './words.js';

/**
 * Reads what is told as a step of a scenario: "Ada casts Beacon of Immortality targeting Ben."
 *
 * @param text one or more sentences that say what is done
 * @param setup the table of the scenario, whose players, cards and objects the words may name
 * @param cards its cards by name
 * @returns the steps that it becomes
 * @throws NotTold with the words that are not understood
 */
export function stepsTold(text: string, setup: Setup, cards: ReadonlyMap<string, CardDefinition>): Step[] {
  const draft = emptyDraft();
  draft.players = setup.players;
  draft.seated = true;
  if (setup.teams) draft.teams = setup.teams;
  if (typeof setup.options.variant === 'string') draft.variant = setup.options.variant;
  draft.things = setup.objects.map(({ id, card, owner, controller, zone }) => {
    const { types = [], subtypes = [] } = cards.get(card) ?? {};
    const kinds = [...types, 'permanent', ...subtypes.map((one) => one.toLowerCase())];
    return { id, card, owner, controller, zone, state: {}, kinds };
  });
  draft.saidThings = draft.things.map(({ id }) => id);
  const story = new Story(draft);
  const names = draft.things.flatMap(({ id, card }) => [id, card]);
  const known = { players: setup.players.length, things: draft.things.length };
  for (const words of wordsOf(text, setup.players, names)) {
    const said = sentence(words, text);
    if (said.strange !== undefined) throw new NotTold(`not understood from "${said.strange}" on`);
    for (const clause of said.clauses)
      if (clause.conditions.length > 0 || !actions(story, clause))
        throw new NotTold(
          `"${clause.words || said.words}" is nothing that a step can do; checks say what is so`,
        );
  }
  if (draft.players.length > known.players || draft.things.length > known.things)
    throw new NotTold('it names a player or an object that the scenario does not have');
  return draft.steps.map(({ id: _, ...step }) => step as Step);
}
