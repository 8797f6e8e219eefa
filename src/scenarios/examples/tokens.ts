import type { Effect } from '../../game/index.js';
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
  const present = maker.controller;
  let former = present;
  for (const { word, clause } of created.conditions) {
    const [one] = clause;
    const control = one && phrase(one, 'under');
    const [who, ...more] = (isNoun(control, 'control') && playersOf(story, control.owner)) || [];
    if (word !== 'while' || one?.verb !== 'be' || who === undefined || more.length > 0) return undefined;
    former = who;
  }
  // Whatever it makes, under whoever's control.
  const others = story.everybody().filter((one) => one !== former);
  const other = others.includes(present) ? present : others[0];
  const made = [former, ...(other === undefined ? [] : [other])].map((one) => token(story, one));
  if (former === present) return made;
  // Somebody else had it then.
  maker.controller = former;
  const step = {
    instruct: [control(maker.id, present)],
    by: present,
    id: `e${story.draft.steps.length + 1}`,
  };
  story.draft.steps.splice(leaving(story), 0, step);
  return made;
}

const control = (id: string, who: string): Effect => ({
  effect: 'control',
  object: { object: 'named', id },
  by: { player: 'named', name: who },
  duration: { until: 'permanent' },
});

/** Where among the steps somebody leaves first. */
function leaving({ draft: { steps } }: Story): number {
  const at = steps.findIndex((step) => 'leave' in step);
  return at < 0 ? steps.length : at;
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
  const later = draft.steps.splice(leaving(story));
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
