import type { Thing } from './draft.js';
import { isNoun, type Noun, phrase } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';

/**
 * Tokens that something on the table makes where creatures enter under somebody's control: "tokens that entered the battlefield under Alex's
 * control", "tokens created by it while it was under Alex's control". They come to be before anybody leaves.
 */
export function tokensOf(story: Story, ref: Noun): Thing[] | undefined {
  const entered = ref.which.find(({ verb }) => verb === 'enter');
  const created = ref.which.find(({ verb }) => verb === 'create');
  const types = ref.marks.filter((mark) => /^\p{Lu}/u.test(mark));
  const named = types.every((type) => story.draft.cards.some(({ text }) => text?.includes(type)));
  if (ref.which.length !== 1 || !named) return undefined;
  if (entered) {
    const control = phrase(entered, 'under');
    const who =
      isNoun(control, 'control') && isNoun(entered.object, 'battlefield', 'play')
        ? playersOf(story, control.owner)
        : undefined;
    return who?.map((one) => token(story, one));
  }
  const maker = created && thingOf(story, created.actor);
  if (!maker) return undefined;
  for (const { word, clause } of created.conditions) {
    const [one] = clause;
    const control = one && phrase(one, 'under');
    if (
      word !== 'while' ||
      one?.verb !== 'be' ||
      !isNoun(control, 'control') ||
      playersOf(story, control.owner)?.[0] !== maker.controller
    )
      return undefined;
  }
  // Whatever it makes, under whoever's control.
  const other = story.everybody().find((one) => one !== maker.controller);
  return [maker.controller, ...(other === undefined ? [] : [other])].map((one) => token(story, one));
}

function token(story: Story, player: string): Thing {
  const { draft } = story;
  const known = draft.things.find(({ made, controller }) => made && controller === player);
  if (known) return known;
  const creature = story.creature(player, 'Arriving creature');
  creature.zone = 'hand';
  const made = story.thing(creature.card, player, 'battlefield', ['token', 'creature', 'permanent'], {
    made: true,
  });
  made.id = `Token of ${player}`;
  draft.saidThings = draft.saidThings.filter((id) => draft.things.some((thing) => thing.id === id));
  // Before anybody leaves.
  const after = draft.steps.findIndex((step) => 'leave' in step);
  const later = after < 0 ? [] : draft.steps.splice(after);
  story.settle();
  const ids = draft.steps.length + later.length;
  draft.steps.push(
    {
      instruct: [
        {
          effect: 'move',
          object: { object: 'named', id: creature.id },
          to: 'battlefield',
          under: { player: 'named', name: player },
        },
      ],
      by: player,
      id: `e${ids + 1}`,
    },
    { resolve: 'all', id: `e${ids + 2}` },
    { name: made.id, token: 'newest', of: player, id: `e${ids + 3}` },
    ...later,
  );
  return made;
}
