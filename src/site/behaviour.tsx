import type { ComponentChildren } from 'preact';
import { dateInWords } from '../lineage/dates.js';
import {
  type ParameterKey,
  parameterWords,
  rewordingsInUse,
  SYSTEMS,
  sentencesOfOurs,
  sentencesWithoutParameter,
} from '../rulesets/index.js';
import { titleOf } from '../scenarios/index.js';
import {
  BEHAVIOUR,
  DIFFERENCES,
  differencesAddress,
  type Linker,
  linker,
  linkerToHomes,
  PLAY,
  parametersAddress,
  programDataAddress,
  SCENARIOS,
  scenarioAddress,
  systemAddress,
} from './address.js';
import type { Book, BookDocument } from './book.js';
import {
  PLAY_INDEX,
  PLAY_REWORDINGS,
  PLAY_SCENARIOS,
  PLAY_WORDS,
  type PlayIndex,
  type PlayRewordings,
} from './data/playData.js';
import { type ListedScenario, packScenarios } from './data/scenarios.js';
import { dataScript } from './data/script.js';
import { Homes } from './homes.js';
import { page } from './page.js';
import { topicName } from './pages/answers.js';
import { BehaviourPage, ParametersPage, SystemPage } from './pages/behaviour.js';
import { DifferencesContents, DifferencesPage, disagreementOf } from './pages/differences.js';
import { PlayPage, ScenarioPage, ScenariosPage } from './pages/scenarios.js';
import type { Once } from './pages.js';
import { type Answers, showingsOf } from './showing.js';

/**
 * The pages about play, and what the program that plays asks for; the words of each edition are written apart, by whoever has
 * its tree (`packEdition`).
 *
 * @param once takes the pages of one edition, and of a pair of them
 * @returns address and content of each other file, one after another
 */
export function* behaviourFiles(book: Book, once: Once): Generator<[address: string, content: string]> {
  const homes = book.homes && new Homes(book.homes);
  const file = (
    address: string,
    title: string,
    body: (to: Linker) => ComponentChildren,
    scripts: readonly string[] = [],
  ): [string, string] => [
    address,
    page({ title, address, scripts }, body(linkerToHomes(linker(address), homes))),
  ];
  const plays = ['play'];

  yield file(BEHAVIOUR, 'Behaviour', (to) => <BehaviourPage book={book} to={to} />);
  for (const system of SYSTEMS) {
    yield file(systemAddress(system), topicName(system), (to) => (
      <SystemPage book={book} system={system} to={to} />
    ));
  }
  yield file(
    DIFFERENCES,
    'What plays differently between two editions',
    (to) => <DifferencesContents book={book} to={to} />,
    plays,
  );
  const byId = new Map(book.documents.map((document) => [document.id, document]));
  for (const document of book.documents) {
    once(`parameters ${document.id}`, [document.id], () => [
      file(
        parametersAddress(document.id),
        `What the engine reads from the rules of ${dateInWords(document.name)}`,
        (to) => <ParametersPage of={document} to={to} />,
      ),
    ]);
  }
  const known = new Map<string, Answers>();
  for (const { id, old, new: newer, oldName, newName } of book.comparisons) {
    once(`differences ${id}`, [old, newer], () => {
      const both = [byId.get(old), byId.get(newer)] as [BookDocument, BookDocument];
      const found = disagreementOf(...both, showingsOf(book.scenarios, ...both, known));
      return found.parts.map((_, part) =>
        file(
          differencesAddress(id, part + 1),
          `What plays differently: ${dateInWords(oldName)} to ${dateInWords(newName)}`,
          (to) => <DifferencesPage of={found} part={part + 1} id={id} to={to} />,
          plays,
        ),
      );
    });
  }
  yield file(SCENARIOS, 'Example games', (to) => <ScenariosPage book={book} to={to} />);
  for (const outcome of book.scenarios) {
    const { id } = outcome.scenario;
    yield file(
      scenarioAddress(id),
      titleOf(outcome.scenario),
      (to) => <ScenarioPage book={book} outcome={outcome} to={to} />,
      plays,
    );
  }
  yield file(PLAY, 'Watch a game under two editions', (to) => <PlayPage book={book} to={to} />, plays);

  const { list, files } = packScenarios(
    book.scenarios.map(({ scenario }) => scenario),
    PLAY_SCENARIOS,
  );
  const index: PlayIndex = {
    editions: book.documents.map(({ id, name, partial, layout, ruleset }) => ({
      id,
      name,
      partial,
      long: layout.long,
      ...(ruleset.strange.length > 0 ? { strange: true } : {}),
    })),
    ...differing(book, list),
  };
  yield [programDataAddress(PLAY_INDEX), dataScript(PLAY_INDEX, index)];
  const rewordings: PlayRewordings = [
    rewordingsInUse(),
    sentencesOfOurs(),
    [...(sentencesWithoutParameter() ?? [])],
  ];
  yield [programDataAddress(PLAY_REWORDINGS), dataScript(PLAY_REWORDINGS, rewordings)];
  yield [programDataAddress(PLAY_WORDS), dataScript(PLAY_WORDS, parameterWords())];
  for (const [name, scenarios] of files) yield [programDataAddress(name), dataScript(name, scenarios)];
}

/** The list of scenarios with the parameters on which each outcome may depend: those that its games ask for and that differ. */
function differing(book: Book, list: readonly ListedScenario[]): Pick<PlayIndex, 'scenarios' | 'parameters'> {
  const parameters = book.differences.map(({ key }) => key);
  const places = new Map(parameters.map((key, at) => [key, at]));
  const scenarios = list.map((listed, at): ListedScenario => {
    const { answers, results } = book.scenarios[at] as Book['scenarios'][number];
    if (answers.length === 0) return listed;
    const asked = new Set(results.flatMap(({ result }) => result.asked));
    return { ...listed, differs: [...asked].flatMap((key) => places.get(key as ParameterKey) ?? []) };
  });
  return { scenarios, parameters };
}
