import { basename } from 'node:path';
import { readEditionFile, whyNotRead } from '../../archive/index.js';
import { type Edition, numberOf, sectionsOf, walk } from '../../tree/index.js';
import { type Shared, temporaryTree, treeOf, writeJson } from './documents.js';
import { fingerprints, type Layout, partsOf } from './layout.js';

/** What reading a file gives, without the tree, which is written to a file. */
export interface ReadFile {
  file: string;
  reason?: string;
  reading?: ReadingRecord;
}

/** A document that was read: what is weighed when it has rivals, and what its pages say of it. */
export interface ReadingRecord {
  name: string;
  effective?: string;
  evidence: 'printed' | 'identified' | 'listed' | 'file';
  fits: string[];
  file: string;
  sha256: string;
  format: Edition['format'];
  partial: boolean;
  damaged: number;
  counts: import('../../tree/index.js').Counts;
  named: boolean;
  coverage: import('../../readers/index.js').Coverage;
  messages: { line?: number; reason: string; ruleId?: string }[];
  messageCount: number;
  /** What else is to know of its tree. */
  facts: TreeFacts;
}

/** What links into an edition and other pages need to know of its tree. */
export interface TreeFacts {
  title?: string;
  encoding: string;
  layout: Layout;
  /** What each page of the edition shows, as a hash, see `homesOf`. */
  parts: [part: string, hash: string][];
  sections: [number: string, title: string][];
  /** Which rule refers to which number. */
  references: [from: string, to: string][];
}

/** How many messages of the reader a page lists. */
const MESSAGES = 300;

/** Reads a file and leaves its tree in the folder. */
export async function readFile(
  { path, shown }: { path: string; shown: string },
  { place }: Shared,
): Promise<ReadFile> {
  try {
    const { result, ...reading } = await readEditionFile(path, shown);
    const { tree, messages, coverage } = result;
    writeJson({ place }, temporaryTree(reading.sha256), tree);
    return {
      file: shown,
      reading: {
        ...reading,
        coverage: { ...coverage, file: basename(coverage.file) },
        messages: messages.slice(0, MESSAGES).map(({ line, reason, ruleId }) => ({
          reason,
          ...(line === undefined || line === null ? {} : { line }),
          ...(ruleId === undefined || ruleId === null ? {} : { ruleId }),
        })),
        messageCount: messages.length,
        facts: factsOf(tree),
      },
    };
  } catch (error) {
    return { file: shown, reason: whyNotRead(error) };
  }
}

/** Looks through the tree of a document that was made of several files. */
export function factsIn({ id }: { id: string }, shared: Shared): TreeFacts {
  return factsOf(treeOf(id, shared));
}

/** Looks through a tree for what other pages need to know of it. */
function factsOf(tree: Edition): TreeFacts {
  const { parts, layout } = partsOf(tree);
  const references: [string, string][] = [];
  walk(tree, (node, ancestors) => {
    if (node.type === 'glossary') return false;
    if (node.type !== 'crossReference') return undefined;
    const rule = ancestors.findLast((above) => above.type === 'rule' || above.type === 'subrule');
    if (rule?.type !== 'rule' && rule?.type !== 'subrule') return undefined;
    for (const target of node.targets) {
      for (const end of target.split('..')) references.push([numberOf(rule), end]);
    }
    return undefined;
  });
  return {
    ...(tree.title === undefined ? {} : { title: tree.title }),
    encoding: tree.encoding.name,
    layout,
    parts: fingerprints(tree, parts),
    sections: sectionsOf(tree).map((section) => [numberOf(section), section.title]),
    references,
  };
}
