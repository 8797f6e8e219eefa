import type { Thing } from './draft.js';
import { isNoun, phrase, type Ref } from './meaning.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { tokensOf } from './tokens.js';
/** The objects that a phrase means, of those on the table. */
export function thingsOf(story: Story, ref: Ref | undefined): Thing[] | undefined {
  const { draft } = story;
  if (ref === undefined) return undefined;
  const latest = (test: (thing: Thing) => boolean): Thing | undefined =>
    [...draft.saidThings]
      .reverse()
      .map((id) => draft.things.find((thing) => thing.id === id))
      .find((thing) => thing !== undefined && test(thing));
  switch (ref.is) {
    case 'name': {
      if (ref.names !== 'card') return undefined;
      const owner = ref.owner ? playersOf(story, ref.owner)?.[0] : undefined;
      const found = latest(
        (thing) =>
          (thing.card === ref.name || thing.id === ref.name) &&
          (owner === undefined || thing.controller === owner || thing.owner === owner),
      );
      // "the Griffin" is the Assault Griffin that was spoken of.
      const short =
        found ??
        latest(
          (thing) =>
            thing.card.split(' ').includes(ref.name) &&
            (owner === undefined || thing.controller === owner || thing.owner === owner),
        );
      return short && [short];
    }
    case 'pronoun': {
      if (ref.word === 'they all') {
        // "both of them": those of one card.
        const card = latest(() => true)?.card;
        const all = draft.things.filter((thing) => thing.card === card);
        return all.length > 1 ? all : undefined;
      }
      if (!['it', 'itself'].includes(ref.word)) return undefined;
      const found = latest(() => true);
      return found && [found];
    }
    case 'joined': {
      const all = ref.items.map((item) => thingsOf(story, item));
      return all.every((one) => one !== undefined) ? all.flat() : undefined;
    }
    case 'noun': {
      if (isNoun(ref, 'ability', 'effect', 'spell', 'card') && (ref.owner || phrase(ref, 'of')))
        return thingsOf(story, ref.owner ?? phrase(ref, 'of'));
      if (ref.noun === 'token') return tokensOf(story, ref);
      const nth = ref.ordinal;
      const owner = ref.owner ? playersOf(story, ref.owner) : undefined;
      const by = ref.which.find(({ verb, passive }) => verb === 'control' && passive);
      const controllers = by ? playersOf(story, by.actor) : owner;
      if ((ref.owner && !owner) || (by && !controllers)) return undefined;
      const kind = ref.noun === 'one' ? 'permanent' : ref.noun;
      const withPhrase = phrase(ref, 'with');
      const keyword = withPhrase?.is === 'noun' ? withPhrase.noun : undefined;
      const fits = draft.things.filter(
        (thing) =>
          (thing.kinds.includes(kind) || thing.kinds.includes(ref.marks.at(-1) ?? '')) &&
          (controllers === undefined || controllers.includes(thing.controller)) &&
          (keyword === undefined || keyword === 'name' || thing.kinds.includes(keyword)) &&
          (!ref.marks.includes('attacking') || thing.kinds.includes('attacking')) &&
          (!ref.marks.includes('blocking') || thing.kinds.includes('blocking')),
      );
      if (nth !== undefined) return fits[nth - 1] ? [fits[nth - 1] as Thing] : undefined;
      if (ref.many || ['each', 'all', 'no', 'any', 'every'].includes(ref.det ?? '') || owner) {
        // "All three creatures" are three.
        if (ref.many && ref.count && !ref.count.bound && ref.count.n !== fits.length) return undefined;
        return fits.length > 0 ? fits : undefined;
      }
      const last = [...draft.saidThings].reverse().find((id) => fits.some((thing) => thing.id === id));
      const found = fits.find(({ id }) => id === last);
      if (found) story.spoke('saidThings', found.id);
      return found && [found];
    }
    default:
      return undefined;
  }
}

export const thingOf = (story: Story, ref: Ref | undefined): Thing | undefined => {
  const all = thingsOf(story, ref);
  return all?.length === 1 ? all[0] : undefined;
};
