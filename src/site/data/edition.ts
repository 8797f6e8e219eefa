import { type CompileOptions, lookedThrough, Ruleset, type Value } from '../../rulesets/index.js';
import {
  build,
  type Chapter,
  type Edition,
  type EditionChild,
  type Glossary,
  type Introduction,
  numberOf,
  type Rule,
  type Section,
  type Subrule,
  textOf,
} from '../../tree/index.js';

/** A rule as the page holds it: its words by paragraph, without what only a reader of files needs. */
export interface PackedRule {
  n: string;
  /** The number that was meant. */
  i?: string;
  /** Title. */
  t?: string;
  /** 1 for text whose own number lies outside a fragment. */
  o?: 1;
  /** Paragraphs. */
  p?: string[];
  /** Examples. */
  e?: string[];
  /** Subrules. */
  s?: PackedRule[];
}

interface PackedSection {
  n: string;
  i?: string;
  t: string;
  r: PackedRule[];
}

interface PackedChapter {
  n: string;
  i?: string;
  t: string;
  c: (PackedSection | PackedRule)[];
}

/** An entry of the glossary: its headword, its paragraphs, and 1 where it is no longer used. */
type PackedTerm = [term: string, paragraphs: string[], obsolete?: 1];

/** What the page needs of an edition to compile its rules: the words that parameters are read from. */
export interface EditionPack {
  /** What the edition is called; a date where it has one. */
  name: string;
  effective?: string;
  partial: boolean;
  /** True where the document has a glossary, which tells that it reaches beyond the rules. */
  glossary: boolean;
  /** The entries of the glossary, and the paragraphs of the introduction, where the whole edition is packed. */
  terms?: PackedTerm[];
  introduction?: string[];
  children: (PackedChapter | PackedSection | PackedRule)[];
  /** Permanent ids of the rules that state a parameter, by number. */
  lineages: Record<string, string>;
  /** For a fragment: the edition that lends it what it does not reach, and the values that it lends. */
  nearest?: { edition: string; values: Record<string, Value> };
}

/**
 * Packs the words of an edition that its ruleset is read from; of a fragment all of them.
 *
 * @param edition the tree
 * @param ruleset what was compiled from it; a fragment's tells what it takes from the edition nearest to it
 */
export function packEdition(edition: Edition, ruleset: Ruleset): EditionPack {
  const { sections, rules } = lookedThrough(edition);
  const children = packedChildren(
    edition,
    (rule, section) =>
      edition.partial ||
      sections.has(numberOf(section)) ||
      rules.has(numberOf(rule)) ||
      rule.children.some((child) => child.type === 'subrule' && rules.has(numberOf(child))),
  );
  const lineages: Record<string, string> = {};
  for (const value of Object.values(ruleset.parameters)) {
    value.rules.forEach((number, at) => {
      const id = value.lineages[at];
      if (id !== undefined) lineages[number] = id;
    });
  }
  const assumed = Object.entries(ruleset.parameters).filter(([, { status }]) => status === 'assumed');
  const lender = assumed.find(([, { from }]) => from !== undefined)?.[1].from;
  return {
    name: ruleset.edition,
    ...(edition.effective === undefined ? {} : { effective: edition.effective }),
    partial: edition.partial,
    glossary: edition.children.some((child) => child.type === 'glossary'),
    children,
    lineages,
    ...(lender === undefined
      ? {}
      : {
          nearest: {
            edition: lender,
            values: Object.fromEntries(
              assumed.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
            ),
          },
        }),
  };
}

/** The chapters, sections and rules of an edition, without the rules of sections that are not wanted. */
function packedChildren(
  edition: Edition,
  wanted: (rule: Rule, section: Section) => boolean,
): EditionPack['children'] {
  const packed = (node: Rule | Subrule): PackedRule => {
    const paragraphs = node.children.flatMap((child) => (child.type === 'paragraph' ? [textOf(child)] : []));
    const examples = node.children.flatMap((child) => (child.type === 'example' ? [textOf(child)] : []));
    const subrules = (node.children as Rule['children']).flatMap((child) =>
      child.type === 'subrule' ? [packed(child)] : [],
    );
    return {
      ...numbers(node),
      ...(node.type === 'rule' && node.title !== undefined ? { t: node.title } : {}),
      ...(node.type === 'rule' && node.orphan ? { o: 1 as const } : {}),
      ...(paragraphs.length > 0 ? { p: paragraphs } : {}),
      ...(examples.length > 0 ? { e: examples } : {}),
      ...(subrules.length > 0 ? { s: subrules } : {}),
    };
  };
  const inSection = (node: Section): PackedSection => ({
    ...numbers(node),
    t: node.title,
    r: node.children.flatMap((child) =>
      child.type === 'rule' && wanted(child, node) ? [packed(child)] : [],
    ),
  });
  const inChapter = (node: Chapter): PackedChapter => ({
    ...numbers(node),
    t: node.title,
    c: node.children.flatMap((child): PackedChapter['c'] =>
      child.type === 'section' ? [inSection(child)] : child.type === 'rule' ? [packed(child)] : [],
    ),
  });
  return edition.children.flatMap((child): EditionPack['children'] =>
    child.type === 'chapter'
      ? [inChapter(child)]
      : child.type === 'section'
        ? [inSection(child)]
        : child.type === 'rule'
          ? [packed(child)]
          : [],
  );
}

/** Packs all words of an edition, so that it can be read and compared in a page. */
export function packWhole(edition: Edition): EditionPack {
  const glossary = edition.children.find((child) => child.type === 'glossary');
  const introduction = edition.children.find((child) => child.type === 'introduction');
  return {
    name: edition.effective ?? '',
    ...(edition.effective === undefined ? {} : { effective: edition.effective }),
    partial: edition.partial,
    glossary: glossary !== undefined,
    ...(glossary
      ? {
          terms: glossary.children.flatMap((entry): PackedTerm[] => {
            if (entry.type !== 'glossaryEntry') return [];
            const paragraphs = entry.children.map((child) => textOf(child));
            return [entry.obsolete ? [entry.term, paragraphs, 1] : [entry.term, paragraphs]];
          }),
        }
      : {}),
    ...(introduction ? { introduction: introduction.children.map((child) => textOf(child)) } : {}),
    children: packedChildren(edition, () => true),
    lineages: {},
  };
}

function numbers(node: { number: string; intended?: string }): { n: string; i?: string } {
  return { n: node.number, ...(node.intended === undefined ? {} : { i: node.intended }) };
}

/** The tree of a packed edition; where words are left out, the headings still stand. */
export function unpackEdition(pack: EditionPack): Edition {
  return {
    type: 'edition',
    ...(pack.effective === undefined ? {} : { effective: pack.effective }),
    format: 'text',
    encoding: { name: 'string', confidence: 1, evidence: [] },
    partial: pack.partial,
    children: [
      ...(pack.introduction
        ? [
            {
              type: 'introduction',
              children: pack.introduction.map((words) => build.paragraph(words)),
            } satisfies Introduction,
          ]
        : []),
      ...pack.children.map((child): EditionChild => {
        if ('c' in child) {
          return {
            type: 'chapter',
            ...unpackNumbers(child),
            title: child.t,
            children: child.c.map((inner) => ('r' in inner ? unpackSection(inner) : unpackRule(inner))),
          };
        }
        return 'r' in child ? unpackSection(child) : unpackRule(child);
      }),
      ...(pack.glossary
        ? [
            {
              type: 'glossary',
              children: (pack.terms ?? []).map(([term, paragraphs, obsolete]) => ({
                type: 'glossaryEntry' as const,
                term,
                ...(obsolete === 1 ? { obsolete: true } : {}),
                children: paragraphs.map((words) => build.paragraph(words)),
              })),
            } satisfies Glossary,
          ]
        : []),
    ],
  };
}

function unpackNumbers({ n, i }: { n: string; i?: string }): { number: string; intended?: string } {
  return { number: n, ...(i === undefined ? {} : { intended: i }) };
}

function unpackSection(packed: PackedSection): Section {
  return {
    type: 'section',
    ...unpackNumbers(packed),
    title: packed.t,
    children: packed.r.map(unpackRule),
  };
}

function unpackRule(packed: PackedRule): Rule {
  return {
    type: 'rule',
    ...unpackNumbers(packed),
    ...(packed.t === undefined ? {} : { title: packed.t }),
    ...(packed.o === 1 ? { orphan: true } : {}),
    children: [
      ...blocks(packed),
      ...(packed.s ?? []).map(
        (inner): Subrule => ({ type: 'subrule', ...unpackNumbers(inner), children: blocks(inner) }),
      ),
    ],
  };
}

function blocks({ p = [], e = [] }: PackedRule): Subrule['children'] {
  return [...p.map((words) => build.paragraph(words)), ...e.map((words) => build.example(words))];
}

/** What to compile a packed edition with, so that it gives the ruleset that its document gave. */
export function compileOptionsOf(pack: EditionPack): CompileOptions {
  const { lineages, name, nearest } = pack;
  return {
    name,
    lineageOf: (number) => (Object.hasOwn(lineages, number) ? lineages[number] : undefined),
    ...(nearest
      ? {
          nearest: new Ruleset({
            edition: nearest.edition,
            parameters: Object.fromEntries(
              Object.entries(nearest.values).map(([key, value]) => [
                key,
                { value, status: 'compiled', rules: [], lineages: [] },
              ]),
            ),
            coverage: { bound: 0, editorial: 0, unbound: [] },
            conflicts: [],
          }),
        }
      : {}),
  };
}
