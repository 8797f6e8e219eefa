import type { EditionUnits, Step, StepLink } from './step.js';

/** The parts of an edition in which numbers are given out; a link within one of them goes before a link across. */
const KINDS = ['rules', 'sections', 'chapters', 'terms'] as const;
export type Kind = (typeof KINDS)[number];

/** A rule, section, chapter or entry of the glossary of one edition while lineages are built. */
export interface Station {
  kind: Kind;
  number: string;
  /** What it says; of a section or chapter the heading. */
  words: string;
  lineage: number;
}

/** A {@link StepLink} between places in the lists of all stations. */
export interface Link {
  from: number;
  to: number;
  weight: number;
  across: boolean;
  change: StepLink[3];
  why: StepLink[4];
}

export function stationsOf(units: EditionUnits): Station[] {
  return KINDS.flatMap((kind) =>
    units[kind].map(([number, words]): Station => ({ kind, number, words, lineage: -1 })),
  );
}

/** The links of a step between places in the lists of all stations of both editions. */
export function linksOf(step: Step, olds: readonly Station[], news: readonly Station[]): Link[] {
  const start = (stations: readonly Station[], wanted: Kind): number =>
    stations.findIndex(({ kind }) => kind === wanted);
  const placed = (links: readonly StepLink[], from: Kind, to: Kind): Link[] => {
    const [first, second] = [start(olds, from), start(news, to)];
    return links.map(([a, b, weight, change, why]) => ({
      from: first + a,
      to: second + b,
      weight,
      across: from !== to,
      change,
      why,
    }));
  };
  return [
    ...KINDS.flatMap((kind) => placed(step[kind], kind, kind)),
    ...placed(step.termsToRules, 'terms', 'rules'),
    ...placed(step.rulesToTerms, 'rules', 'terms'),
  ];
}
