import { render } from 'preact';
import { PLAY_INDEX, type PlayIndex } from '../data/play.js';
import { Differences, type Pair } from './play/differences.js';
import { HeadingLevel } from './play/heading.js';
import { type Choice, Player } from './play/player.js';
import { load, runOnce } from './store.js';

/**
 * Puts the player into the places of a page that are made for it. A place names its scenario and two editions
 * (`data-scenario`, `data-editions`), and holds what the book recorded for those who have no script. Places that say
 * `data-address` follow the fragment of the page's address (`#scenario=…&editions=A,B`); in all others a button starts it.
 */
async function begin(place: HTMLElement): Promise<void> {
  const index = await load<PlayIndex>(PLAY_INDEX);
  const addressed = place.dataset.address !== undefined;
  const asked = new URLSearchParams(addressed ? location.hash.slice(1) : '');
  const start = choiceOf(
    index,
    asked.get('scenario') ?? place.dataset.scenario ?? '',
    (asked.get('editions') ?? place.dataset.editions ?? '').split(','),
  );
  const onChoice = ({ scenario, editions }: Choice): void => {
    const words = new URLSearchParams({
      scenario: index.scenarios[scenario]?.id ?? '',
      editions: editions.map((at) => index.editions[at]?.id ?? '').join(','),
    });
    history.replaceState(null, '', `#${words}`);
  };
  place.replaceChildren();
  render(
    <HeadingLevel.Provider value={Number(place.dataset.level ?? 2)}>
      <Player index={index} start={start} {...(addressed ? { onChoice } : {})} />
    </HeadingLevel.Provider>,
    place,
  );
}

/** The table of differences between any two editions, which the fragment of the address names (`#editions=A,B`). */
async function beginDifferences(place: HTMLElement): Promise<void> {
  const index = await load<PlayIndex>(PLAY_INDEX);
  const asked = new URLSearchParams(location.hash.slice(1)).get('editions') ?? place.dataset.editions ?? '';
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
  words.textContent = error instanceof Error ? error.message : String(error);
  place.append(words);
}

runOnce('play', () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-play]')) {
    if (place.dataset.address !== undefined || place.dataset.play === 'now') {
      begin(place).catch((error: unknown) => complain(place, error));
    } else {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = place.dataset.label ?? 'Play it here';
      button.addEventListener('click', () => {
        begin(place).then(
          () => place.querySelector<HTMLElement>('select')?.focus(),
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
