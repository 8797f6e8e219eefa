import { render } from 'preact';
import { type ParameterWords, takeParameterWords } from '../../rulesets/index.js';
import { PLAY_EXAMPLES, PLAY_INDEX, PLAY_WORDS, type PlayIndex } from '../data/playData.js';
import type { ListedScenario } from '../data/scenarios.js';
import { inHash, messageOf } from './fields.js';
import { Differences, type Pair } from './play/differences.js';
import { readEdits } from './play/edits.js';
import { HeadingLevel } from './play/heading.js';
import { type Choice, Player, type View } from './play/player.js';
import { bookIndex, load, runOnce } from './store.js';

/**
 * Puts the player into the places of a page that are made for it. A place names its scenario and two editions
 * (`data-scenario`, `data-editions`), and holds what the book recorded for those who have no script. In places that say
 * `data-address` the fragment of the page's address holds all that is looked at
 * (`#scenario=…&editions=A,B&at=12&edit=…`); in all others a button starts it.
 */
async function begin(place: HTMLElement): Promise<void> {
  const own = await loadIndex();
  let index = own;
  const addressed = place.dataset.address !== undefined;
  const show = async (): Promise<void> => {
    const asked = addressed ? inHash() : new URLSearchParams();
    const scenario = asked.get('scenario') ?? place.dataset.scenario ?? '';
    if (index === own && !own.scenarios.some(({ id }) => id === scenario)) index = await withExamples(own);
    const start = choiceOf(
      index,
      scenario,
      (asked.get('editions') ?? place.dataset.editions ?? '').split(','),
    );
    const at = Number.parseInt(asked.get('at') ?? '', 10);
    const view = { ...(at > 0 ? { at: at - 1 } : {}), edits: readEdits(asked.get('edit')) };
    place.replaceChildren();
    render(null, place);
    render(
      <HeadingLevel.Provider value={Number(place.dataset.level ?? 2)}>
        <Player
          index={index}
          start={start}
          view={view}
          fixed={place.dataset.fixed !== undefined}
          {...(addressed ? { onView } : {})}
        />
      </HeadingLevel.Provider>,
      place,
    );
  };
  const onView = ({ choice, at, edits }: View): void => {
    const { scenario, editions } = choice;
    const words = new URLSearchParams({
      scenario: index.scenarios[scenario]?.id ?? '',
      editions: editions.map((place) => index.editions[place]?.id ?? '').join(','),
      at: String(at + 1),
      ...(edits.length > 0 ? { edit: JSON.stringify(edits) } : {}),
    });
    history.replaceState(null, '', `#${words}`);
  };
  // Somebody may put another address into the bar, or follow a link to this page on it.
  if (addressed) addEventListener('hashchange', () => void show());
  await show();
}

/** What there is to choose from, and the words to show it in. Without what parameters ask and mean, their names stand alone. */
async function loadIndex(): Promise<PlayIndex> {
  const words = load<ParameterWords>(PLAY_WORDS).then(takeParameterWords, () => undefined);
  const [index] = await Promise.all([load<PlayIndex>(PLAY_INDEX), bookIndex(), words]);
  return index;
}

/** The games of the index, and those that Examples of the rules became, where the book has any. */
async function withExamples(index: PlayIndex): Promise<PlayIndex> {
  const examples = await load<ListedScenario[]>(PLAY_EXAMPLES).catch(() => []);
  return { ...index, scenarios: [...index.scenarios, ...examples] };
}

/** The table of differences between any two editions, which the fragment of the address names (`#editions=A,B`). */
async function beginDifferences(place: HTMLElement): Promise<void> {
  const index = await loadIndex();
  const asked = inHash().get('editions') ?? place.dataset.editions ?? '';
  const onPair = (pair: Pair): void => {
    const editions = pair.map((at) => index.editions[at]?.id ?? '').join(',');
    history.replaceState(null, '', `#${new URLSearchParams({ editions })}`);
  };
  place.replaceChildren();
  const start = choiceOf(index, '', asked.split(',')).editions;
  render(<Differences index={index} start={start} onPair={onPair} />, place);
}

function choiceOf(index: PlayIndex, scenario: string, editions: readonly string[]): Choice {
  const edition = (name: string | undefined, other: number): number => {
    const at = index.editions.findIndex(({ id }) => id === name);
    return at < 0 ? other : at;
  };
  return {
    scenario: Math.max(
      0,
      index.scenarios.findIndex(({ id }) => id === scenario),
    ),
    editions: [edition(editions[0], 0), edition(editions[1], index.editions.length - 1)],
  };
}

function complain(place: HTMLElement, error: unknown): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = messageOf(error);
  place.append(words);
}

runOnce('play', () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-play]')) {
    if (place.dataset.address !== undefined || place.dataset.play === 'now') {
      begin(place).catch((error: unknown) => complain(place, error));
    } else {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = place.dataset.label ?? 'Watch it here';
      button.addEventListener('click', () => {
        begin(place).then(
          () => place.querySelector<HTMLElement>('summary, select')?.focus(),
          (error: unknown) => complain(place, error),
        );
      });
      place.append(button);
    }
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-differences]')) {
    beginDifferences(place).catch((error: unknown) => complain(place, error));
  }
});
