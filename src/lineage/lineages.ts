import { wordChanges } from '../compare/wordChanges.js';
import { folded } from '../tree/folded.js';
import { type BlamedToken, blamed, runsOf } from './blame.js';
import { Concordance, numberAt } from './concordance.js';
import { called } from './glossaryTerms.js';
import type {
  Bearer,
  BlameRun,
  History,
  HistoryEvent,
  LineageData,
  LineageRow,
  PhraseSearch,
  Wording,
  WordingRow,
} from './types.js';

/** The life of every rule: numbers, wordings, branches. */
export class Lineages {
  readonly data: LineageData;
  readonly concordance: Concordance;
  readonly #blamed = new Map<string, BlamedToken[]>();
  #folded: string[] | undefined;

  /**
   * @param data as {@link LineageBuilder} makes it, or as it was stored; it is not changed
   * @param concordance of the same data, where one was made before
   */
  constructor(data: LineageData, concordance: Concordance = new Concordance(data.concordance)) {
    this.data = data;
    this.concordance = concordance;
  }

  /** Names of the editions, the oldest first. */
  get editions(): readonly string[] {
    return this.data.concordance.editions;
  }

  /** The words of a rule in an edition, examples on lines of their own; undefined where it does not live then. */
  textIn(id: string, edition: string): string | undefined {
    const lineage = this.concordance.indexOf(id);
    const e = this.concordance.editionIndex(edition);
    if (lineage === undefined || e === undefined || numberAt(this.#row(lineage), e) === undefined)
      return undefined;
    const row = this.#wordingAt(lineage, e);
    return row === undefined ? undefined : this.data.texts[row[1]];
  }

  /**
   * The life of a rule: how it began, every wording, every number, what branched off and joined, and its end.
   *
   * @param id a permanent id
   * @param withWords false where nobody asks which words changed: finding them takes longest
   * @returns undefined for an id that nobody has
   */
  history(id: string, withWords = true): History | undefined {
    const lineage = this.concordance.indexOf(id);
    if (lineage === undefined) return undefined;
    const row = this.#row(lineage);
    const [first, last] = this.concordance.span(lineage);
    const name = (e: number): string => this.editions[e] as string;
    const number = (e: number): string => numberAt(row, e) as string;
    const events: (HistoryEvent & { at: number; order: number })[] = [];
    const add = (at: number, order: number, event: Omit<HistoryEvent, 'edition' | 'number'>): void => {
      events.push({ edition: name(at), number: number(Math.min(at, last)), ...event, at, order });
    };
    let before: string | undefined;
    for (const [at, text, change, why] of this.data.wordings[lineage] as WordingRow[]) {
      const words = this.data.texts[text] as string;
      add(at, 2, {
        what: change,
        note: before === undefined ? this.#origin(lineage, at) : (why ?? 'The words changed.'),
        text: words,
        ...(before === undefined || !withWords ? {} : { words: wordChanges(before, words) }),
      });
      before = words;
    }
    if (before === undefined) add(first, 2, { what: 'added', note: this.#origin(lineage, first) });
    row[1].forEach(([now, from], i) => {
      const [was, , until] = row[1][i - 1] ?? [];
      if (was === undefined || until === undefined) return;
      if (until < from - 1) {
        const gap = until + 1 === from - 1 ? name(from - 1) : `${name(until + 1)} to ${name(from - 1)}`;
        add(from, 1, { what: 'added', note: `It is back; it was not in ${gap}.` });
      }
      if (was !== now)
        add(from, 1, { what: 'renumbered', note: `${sentence(called(was))} is now ${called(now)}.` });
    });
    for (const side of ['into', 'out'] as const) {
      for (const [from, to, at, relation] of this.concordance.branches(lineage, side)) {
        const other = this.#bearer(side === 'into' ? from : to, side === 'into' ? at - 1 : at);
        const them = called(other.number);
        const note =
          relation === 'continued'
            ? side === 'into'
              ? `${sentence(them)} goes on in it, under the id that was given to it before.`
              : `It goes on in ${them}, under the id that was given to that before.`
            : side === 'into'
              ? `Words of ${them} came into it.`
              : `Words of it went to ${them}.`;
        add(at, side === 'into' ? 0 : 3, { what: relation, note, other });
      }
    }
    const ended = this.#end(lineage, last);
    if (ended) add(last + 1, 4, { what: 'deleted', note: ended.reason });
    events.sort((a, b) => a.at - b.at || a.order - b.order);
    return {
      lineage: id,
      events: events.map(({ at: _, order: __, ...event }) => event),
      numbers: row[1].map(([n, from, to]) => ({ number: n, first: name(from), last: name(to) })),
      ended,
    };
  }

  /**
   * Every wording of a rule, the oldest first: from which edition to which it stood, what changed, and why.
   *
   * @param id a permanent id
   * @returns undefined for an id that nobody has; headings for a section or chapter
   */
  wordings(id: string): Wording[] | undefined {
    const lineage = this.concordance.indexOf(id);
    if (lineage === undefined) return undefined;
    const rows = this.data.wordings[lineage] as WordingRow[];
    const [, end] = this.concordance.span(lineage);
    return rows.map(([at, text, change, why], i) => ({
      first: this.editions[at] as string,
      last: this.editions[(rows[i + 1]?.[0] ?? end + 1) - 1] as string,
      text: this.data.texts[text] as string,
      change,
      ...(why === undefined ? {} : { why }),
    }));
  }

  /**
   * The words of a rule, each with the edition that brought it, through renumbering, typography, splits and mergers.
   *
   * @param id a permanent id
   * @param edition the wording of this edition; of the last one that has the rule when absent
   * @returns runs whose texts together are the wording; undefined where the rule does not live in that edition
   */
  blame(id: string, edition?: string): BlameRun[] | undefined {
    const lineage = this.concordance.indexOf(id);
    if (lineage === undefined) return undefined;
    const e =
      edition === undefined ? this.concordance.span(lineage)[1] : this.concordance.editionIndex(edition);
    if (e === undefined || numberAt(this.#row(lineage), e) === undefined) return undefined;
    const row = this.#wordingAt(lineage, e);
    if (row === undefined) return [];
    const text = this.data.texts[row[1]] as string;
    return runsOf(text, this.#blame(lineage, e), this.editions);
  }

  /**
   * All that {@link blame} and the changes of words in {@link history} are found out from: the wordings of a rule and of those whose words
   * came into it, with the names of their editions. Where these are the same, so is what is found out.
   *
   * @param id a permanent id that somebody has
   */
  groundsOf(
    id: string,
  ): { wordings: [edition: string, text: string][]; from: [place: number, edition: string][] }[] {
    const places = [this.concordance.indexOf(id) as number];
    const name = (e: number): string => this.editions[e] as string;
    const grounds: ReturnType<Lineages['groundsOf']> = [];
    for (const lineage of places) {
      const from = this.concordance.branches(lineage, 'into').map(([other, , at]): [number, string] => {
        if (!places.includes(other)) places.push(other);
        return [places.indexOf(other), name(at)];
      });
      const rows = this.data.wordings[lineage] as WordingRow[];
      grounds.push({ wordings: rows.map(([at, text]) => [name(at), this.data.texts[text] as string]), from });
    }
    return grounds;
  }

  /**
   * Where a phrase stands, and the first and last edition that use it. Case, typography and white space make no difference.
   *
   * @param phrase words that are together
   * @param edition only rules of this edition, which are then given by their numbers in it
   */
  search(phrase: string, edition?: string): PhraseSearch {
    const wanted = folded(phrase);
    const result: PhraseSearch = { phrase, first: null, last: null, uses: [] };
    if (wanted === '') return result;
    this.#folded ??= this.data.texts.map(folded);
    const has = this.#folded.map((text) => text.includes(wanted));
    const asked = edition === undefined ? undefined : this.concordance.editionIndex(edition);
    let first = Number.POSITIVE_INFINITY;
    let last = -1;
    this.data.wordings.forEach((rows, lineage) => {
      let from = -1;
      let to = -1;
      let there = false;
      rows.forEach(([at, text], i) => {
        if (!has[text]) return;
        const end =
          i + 1 < rows.length ? (rows[i + 1] as WordingRow)[0] - 1 : this.concordance.span(lineage)[1];
        if (from < 0) from = at;
        to = end;
        if (asked !== undefined && at <= asked && asked <= end) there = true;
      });
      if (from < 0) return;
      first = Math.min(first, from);
      last = Math.max(last, to);
      if (edition !== undefined && !there) return;
      const row = this.#row(lineage);
      result.uses.push({
        lineage: row[0],
        first: this.editions[from] as string,
        last: this.editions[to] as string,
        number: numberAt(row, asked ?? to) as string,
      });
    });
    if (last >= 0) {
      result.first = this.editions[first] as string;
      result.last = this.editions[last] as string;
    }
    return result;
  }

  #row(lineage: number): LineageRow {
    return this.data.concordance.lineages[lineage] as LineageRow;
  }

  #bearer(lineage: number, edition: number): Bearer {
    const row = this.#row(lineage);
    return {
      lineage: row[0],
      edition: this.editions[edition] as string,
      number: numberAt(row, edition) ?? '',
    };
  }

  #wordingAt(lineage: number, edition: number): WordingRow | undefined {
    return (this.data.wordings[lineage] as WordingRow[]).findLast(([at]) => at <= edition);
  }

  /** How a lineage came into being. */
  #origin(lineage: number, first: number): string {
    const from = this.concordance.branches(lineage, 'into').filter((b) => b[2] === first);
    const names = from.map(([parent]) => called(this.#bearer(parent, first - 1).number));
    if (names.length > 0) return `Parted from ${names.join(' and ')}.`;
    // Its id names the edition in which it is first known, which need not be at hand.
    const [since = ''] = (this.#row(lineage)[0].split('@')[1] ?? '').split('#');
    const before = since < (this.editions[first] as string) && !this.editions.includes(since) ? since : '';
    if (first === 0) return `In the oldest edition at hand${before === '' ? '' : `; known since ${before}`}.`;
    return before === '' ? 'First appears.' : `Known since ${before}, which is not at hand.`;
  }

  #end(lineage: number, last: number): History['ended'] {
    if (last === this.editions.length - 1) return null;
    const edition = this.editions[last + 1] as string;
    const into = this.concordance.branches(lineage, 'out').filter((b) => b[2] === last + 1);
    const names = into.map(([, to]) => called(this.#bearer(to, last + 1).number));
    if (names.length === 0) return { edition, reason: 'Deleted.' };
    const how = into.every((b) => b[3] === 'continued') ? 'Goes on in' : 'Merged into';
    return { edition, reason: `${how} ${names.join(', ')}.` };
  }

  /** The tokens of a lineage's wording at an edition with where each comes from. */
  #blame(lineage: number, edition: number): BlamedToken[] {
    const row = this.#wordingAt(lineage, edition);
    if (row === undefined) return [];
    const rows = this.data.wordings[lineage] as WordingRow[];
    const index = rows.indexOf(row);
    const name = `${lineage} ${index}`;
    const known = this.#blamed.get(name);
    if (known) return known;
    const sources: Parameters<typeof blamed>[2][number][] = [];
    const source = (from: number, at: number): void => {
      const wording = this.#wordingAt(from, at);
      if (wording)
        sources.push({
          text: this.data.texts[wording[1]] as string,
          tokens: this.#blame(from, at),
          same: from === lineage,
        });
    };
    if (index > 0) source(lineage, row[0] - 1);
    for (const [from, , at] of this.concordance.branches(lineage, 'into'))
      if (at === row[0]) source(from, at - 1);
    const found = blamed(this.data.texts[row[1]] as string, row[0], sources);
    this.#blamed.set(name, found);
    return found;
  }
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
