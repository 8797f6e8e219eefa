/**
 * What is known of the words of every rule without the words: names in the clear, which are facts; windows and stems of words as
 * hashes. Lineages and editions by their places in the concordance that it was made with.
 */
export interface RuleWordsData {
  version: 1;
  /** The newest edition, and how many there are: those of the concordance. */
  editions: [newest: string, count: number];
  lineages: number;
  /** Headings, and headwords of the glossary whose entries point to the rule. */
  names: NameRow[];
  /** Hashed stems with the lineages that have them, packed by {@link pack}. */
  stems: string;
  /** Hashed pairs of stems near each other with the lineages that ever had them. */
  pairs: string;
  /** Hashed windows with the lineages that have them, packed by {@link pack}. */
  windows: string;
}

/** A name of a rule or section, from one edition to another. */
export type NameRow = [name: string, kind: 'heading' | 'term', lineage: number, from: number, to: number];

/** That a lineage has a word or window from one edition to another, inclusive. */
export interface Posting {
  lineage: number;
  from: number;
  to: number;
}

/**
 * Packs lists under hashes: numbers of seven bits a byte, differences from the one before, in base64. An interval that is the whole life of its
 * lineage takes one byte.
 *
 * @param lists postings by hash
 * @param span first and last edition of a lineage
 * @param ever every interval is to count as the whole life of its lineage
 */
export function pack(
  lists: ReadonlyMap<number, readonly Posting[]>,
  span: (lineage: number) => readonly [number, number],
  ever = false,
): string {
  const bytes: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  let before = 0;
  for (const hash of [...lists.keys()].sort((a, b) => a - b)) {
    const list = [...(lists.get(hash) ?? [])].sort((a, b) => a.lineage - b.lineage || a.from - b.from);
    put(hash - before);
    put(list.length);
    before = hash;
    let lineage = 0;
    for (const posting of list) {
      put(posting.lineage - lineage);
      lineage = posting.lineage;
      const [first, last] = span(lineage);
      if (ever || (posting.from === first && posting.to === last)) put(0);
      else {
        put(posting.from + 1);
        put(posting.to);
      }
    }
  }
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The lists that {@link pack} packed. */
export function unpack(
  packed: string,
  span: (lineage: number) => readonly [number, number],
): Map<number, Posting[]> {
  const binary = atob(packed);
  const lists = new Map<number, Posting[]>();
  let at = 0;
  const take = (): number => {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = binary.charCodeAt(at++);
      value += (byte % 128) * weight;
      if (!(byte > 127)) return value;
    }
  };
  let hash = 0;
  while (at < binary.length) {
    hash += take();
    const list: Posting[] = [];
    let lineage = 0;
    for (let count = take(); count > 0; count--) {
      lineage += take();
      const from = take();
      const [first, last] = span(lineage);
      list.push(from === 0 ? { lineage, from: first, to: last } : { lineage, from: from - 1, to: take() });
    }
    lists.set(hash, list);
  }
  return lists;
}
