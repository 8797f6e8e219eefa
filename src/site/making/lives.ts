import {
  type BranchRow,
  type BuilderState,
  type ConcordanceData,
  type EditionUnits,
  LineageBuilder,
  type LineageData,
  type LineageRow,
  type Step,
  type StepLink,
  type WordingRow,
} from '../../lineage/index.js';

/** A document as the histories of its rules need it. */
export interface LivingDocument {
  name: string;
  /** Orders the documents: a date, or what sorts after all dates. */
  order: string;
  /** True for a whole edition with a date. */
  whole: boolean;
  /** Takes it apart, or finds what was found when it was. */
  units(): EditionUnits;
}

/** Lives as far as some of the documents tell them, to go on from there when more come. */
export interface Snapshots {
  /** What was kept after the first so many documents, the same as now; what was kept after all of them is kept on. */
  find(documents: number): BuilderState | undefined;
  /** Keeps what all documents tell. */
  keep(state: BuilderState): void;
}

/** Up to this many documents, numbers are taken from the concordance where it knows them all. */
const FEW = 12;

/**
 * The life of every rule of a book.
 *
 * Whole editions are followed from one to the next by their words. Where the book has fragments, or is a handful of editions
 * that are all known, numbers are those of the concordance, which has every published edition, and the documents give the
 * words; a rule that it does not know goes on where the comparison of two documents says so, else it begins a life of its own.
 *
 * @param documents in order of time
 * @param stepFrom what goes on from one document to a later one, where the two were compared
 * @param known the concordance that was given out before
 * @param snapshots what was kept of books that have the same oldest editions
 */
export function livesOf(
  documents: readonly LivingDocument[],
  stepFrom: (old: number, fresh: number) => Step | undefined,
  known?: ConcordanceData,
  snapshots?: Snapshots,
): LineageData {
  if (isChain(documents, known)) {
    let told = documents.length;
    let state = snapshots?.find(told);
    while (state === undefined && told > 0) state = snapshots?.find(--told);
    const builder = new LineageBuilder(known ? { known } : {}, state);
    for (let at = state === undefined ? 0 : told; at < documents.length; at++) {
      const { name, units } = documents[at] as LivingDocument;
      builder.follow(name, units(), at === 0 ? undefined : stepFrom(at - 1, at));
    }
    if (told < documents.length && documents.length > FEW) snapshots?.keep(builder.save());
    return builder.build().data;
  }
  return laidOver(documents, stepFrom, known);
}

/** True for whole editions that are followed by their words, so that lives tell of all that is in them. */
export function isChain(
  documents: readonly Pick<LivingDocument, 'name' | 'whole'>[],
  known?: ConcordanceData,
): boolean {
  const published = new Set(known?.editions);
  const covered = documents.every(({ name }) => published.has(name));
  return documents.every(({ whole }) => whole) && !(covered && documents.length <= FEW);
}

const KINDS = ['rules', 'sections', 'chapters', 'terms'] as const;

function laidOver(
  documents: readonly LivingDocument[],
  stepFrom: (old: number, fresh: number) => Step | undefined,
  known: ConcordanceData = { version: 1, editions: [], lineages: [], branches: [] },
): LineageData {
  const order = new Map<string, string>(known.editions.map((name) => [name, name]));
  for (const { name, order: key } of documents) if (!order.has(name)) order.set(name, key);
  const editions = [...order].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name]) => name);
  const place = new Map(editions.map((name, at) => [name, at]));
  const moved = known.editions.map((name) => place.get(name) as number);
  const lineages = known.lineages.map(
    ([id, runs]): LineageRow => [
      id,
      runs.map(([number, from, to]) => [number, moved[from] as number, moved[to] as number]),
    ],
  );
  const branches = known.branches.map(
    ([from, to, edition, relation]): BranchRow => [from, to, moved[edition] as number, relation],
  );
  const bearing = numbersByEdition(known);
  const used = new Set(lineages.map(([id]) => id));
  const texts: string[] = [];
  const textAt = new Map<string, number>();
  const wordings: WordingRow[][] = lineages.map(() => []);
  /** For each document and kind, the lineage of each of its units. */
  const borne: Record<(typeof KINDS)[number], number[]>[] = [];
  /** The document that has the last wording of a lineage, and the unit's place in it. */
  const said = new Map<number, { document: number; unit: number }>();

  documents.forEach(({ name, units: apart }, d) => {
    const units = apart();
    const at = place.get(name) as number;
    const own: (typeof borne)[number] = { rules: [], sections: [], chapters: [], terms: [] };
    borne.push(own);
    for (const kind of KINDS) {
      const numbers = units[kind].map(([number]) => number);
      const taken = new Set<number>();
      const links = linksInto(d, kind);
      // What the concordance knows comes first, wherever it stands.
      const known = numbers.map((number) => {
        const lineage = bearing.get(name)?.get(number);
        if (lineage === undefined || taken.has(lineage)) return undefined;
        taken.add(lineage);
        return lineage;
      });
      numbers.forEach((number, unit) => {
        let lineage = known[unit];
        if (lineage === undefined) {
          lineage = links.find(
            ([to, from]) => to === unit && !taken.has(from) && goOn(from, number, at),
          )?.[1];
        }
        lineage ??= begin(number, at, name);
        taken.add(lineage);
        own[kind].push(lineage);
        word(lineage, kind, d, unit, at, (units[kind][unit] as [string, string])[1]);
      });
    }
  });
  return { version: 1, concordance: { version: 1, editions, lineages, branches }, texts, wordings };

  /** Where a document's units come from by comparison with the nearest earlier document that says so, the surest first. */
  function linksInto(d: number, kind: (typeof KINDS)[number]): [to: number, lineage: number][] {
    for (let old = d - 1; old >= 0; old--) {
      const step = stepFrom(old, d);
      if (step === undefined || step[kind].length === 0) continue;
      return [...step[kind]]
        .sort((a, b) => b[2] - a[2])
        .map(([from, to]) => [to, (borne[old] as (typeof borne)[number])[kind][from] as number]);
    }
    return [];
  }

  function begin(number: string, at: number, name: string): number {
    const plain = `${number}@${name}`;
    let id = plain;
    for (let n = 2; used.has(id); n++) id = `${plain}#${n}`;
    used.add(id);
    wordings.push([]);
    return lineages.push([id, [[number, at, at]]]) - 1;
  }

  /** Carries a lineage on under a number, unless it is known to live then under another one. */
  function goOn(lineage: number, number: string, at: number): boolean {
    const runs = (lineages[lineage] as LineageRow)[1];
    const run = runs.at(-1) as LineageRow[1][number];
    if (run[2] >= at) return false;
    if (run[0] === number) run[2] = at;
    else runs.push([number, at, at]);
    return true;
  }

  function word(
    lineage: number,
    kind: (typeof KINDS)[number],
    d: number,
    unit: number,
    at: number,
    text: string,
  ): void {
    const rows = wordings[lineage] as WordingRow[];
    const last = rows.at(-1);
    const before = said.get(lineage);
    if (last === undefined || texts[last[1]] !== text) {
      let index = textAt.get(text);
      if (index === undefined) {
        index = texts.push(text) - 1;
        textAt.set(text, index);
      }
      if (last === undefined || before === undefined) rows.push([at, index, 'added']);
      else {
        const link = stepFrom(before.document, d)?.[kind].find(
          ([from, to]: StepLink) => from === before.unit && to === unit,
        );
        const [, , , change = 'wording', why] = link ?? [];
        const verdict = change === 'none' ? 'typography' : change;
        rows.push(why === undefined ? [at, index, verdict] : [at, index, verdict, why]);
      }
    }
    said.set(lineage, { document: d, unit });
  }
}

function numbersByEdition(known: ConcordanceData): Map<string, Map<string, number>> {
  const byEdition = known.editions.map(() => new Map<string, number>());
  known.lineages.forEach(([, runs], lineage) => {
    for (const [number, from, to] of runs) {
      for (let e = from; e <= to; e++) {
        const numbers = byEdition[e] as Map<string, number>;
        if (!numbers.has(number)) numbers.set(number, lineage);
      }
    }
  });
  return new Map(known.editions.map((name, e) => [name, byEdition[e] as Map<string, number>]));
}
