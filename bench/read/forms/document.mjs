// An edition as a plain list of blocks, from which the forms of bench/read/forms write it again; and what must come back of it.

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The characters of a node and of all that it holds. */
const textOf = (node) =>
  'value' in node
    ? node.value
    : node.type === 'stamp'
      ? ''
      : (node.children ?? [])
          .map(textOf)
          .join(/^(?:paragraph|example|emphasis|crossReference)$/.test(node.type) ? '' : ' ');

/** A block: what it is (`kind`), its number where it has one, and its words. */
const block = (kind, text, more = {}) => ({ kind, text, ...more });

/**
 * The blocks of an edition of plain text.
 *
 * @param tree its tree
 * @param text the decoded document from which the tree was read
 */
export function blocksOf(tree, text) {
  const blocks = [block('title', 'Comprehensive Rules of the Game')];
  const [year, month, day] = (tree.effective ?? '').split('-').map(Number);
  if (tree.effective)
    blocks.push(block('date', `These rules are effective as of ${MONTHS[month - 1]} ${day}, ${year}.`));
  const headings = [];
  const body = [];
  for (const child of tree.children) {
    if (child.type === 'introduction') {
      blocks.push(block('named', 'Introduction'));
      for (const p of child.children) blocks.push(block('words', textOf(p)));
    } else if (child.type === 'glossary') {
      body.push(block('named', 'Glossary'));
      for (const entry of child.children) {
        if (entry.type !== 'glossaryEntry') continue;
        const from = entry.position.start.offset;
        const head = text
          .slice(from, text.slice(from).search(/[\r\n]|$/) + from)
          .trim()
          .replaceAll('_', '');
        body.push(block('term', head));
        for (const p of entry.children)
          body.push(block(p.type === 'example' ? 'example' : 'meaning', textOf(p)));
      }
    } else if (child.type === 'credits') {
      body.push(block('named', 'Credits'));
      for (const p of child.children) body.push(block('words', textOf(p)));
    } else numbered(child, body, headings);
  }
  // A fragment announces nothing that it does not have.
  const named = body.filter(({ kind }) => kind === 'named').map(({ text }) => text);
  if (named.length > 0) {
    blocks.push(block('named', 'Contents'));
    for (const { kind, number, text } of headings) blocks.push(block(`entry-${kind}`, text, { number }));
    for (const name of named) blocks.push(block('entry-named', name));
  }
  return [...blocks, ...body];
}

function numbered(node, body, headings) {
  if (node.type === 'chapter' || node.type === 'section') {
    const heading = block(node.type, node.title, { number: node.number });
    headings.push(heading);
    body.push(heading);
    for (const child of node.children) numbered(child, body, headings);
    return;
  }
  if (node.type === 'rule' || node.type === 'subrule') {
    const [first] = node.children;
    const words = node.title ?? (first?.type === 'paragraph' ? textOf(first) : '');
    body.push(block(node.type, words, { number: node.number }));
    const rest =
      node.title === undefined && first?.type === 'paragraph' ? node.children.slice(1) : node.children;
    for (const child of rest) numbered(child, body, headings);
    return;
  }
  body.push(block(node.type === 'example' ? 'example' : 'more', textOf(node)));
}

/** The words before a block as plain text prints it: the number with its dot, the word “Example”. */
export function label({ kind, number }) {
  if (kind === 'subrule') return `${number} `;
  if (kind === 'example') return 'Example: ';
  return number === undefined ? '' : `${number}. `;
}

/** Blocks as the lines of a plain text: a free line before everything but what belongs to the block above. */
export function plainLines(blocks, { free = true } = {}) {
  const lines = [];
  blocks.forEach((b, i) => {
    const belongs =
      b.kind === 'example' ||
      b.kind === 'more' ||
      b.kind === 'meaning' ||
      b.kind.startsWith('entry-') ||
      (b.kind === 'words' && false);
    if (free && i > 0 && !belongs) lines.push('');
    if (free && b.kind.startsWith('entry-') && blocks[i - 1]?.kind === 'named') lines.push('');
    lines.push(`${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`);
  });
  return lines;
}

/** What was folded before: an edition has the same words in most of its forms. */
const known = new Map();

/** Letters and figures with what is between them folded: typography is not what is asked for here. */
function folded(words) {
  const before = known.get(words);
  if (before !== undefined) return before;
  const now = foldedAnew(words);
  known.set(words, now);
  return now;
}

function foldedAnew(words) {
  return (
    words
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’`´]/g, "'")
      // Two hyphens are a dash wherever they are, as converters write one for the other.
      .replace(/\s*[–—−‑]\s*|\s*--+\s*/g, '-')
      .replace(/…/g, '...')
      .replace(/\u00a0/g, ' ')
      .replace(/(?<=\w)\s+-\s+(?=\w)/g, '-')
      .replace(/[_*]/g, '')
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/**
 * What must come back: every rule with its words, every Example, every glossary term with its meaning, every heading, the date.
 *
 * @returns a map from the name of each fact to its words
 */
export function factsOf(tree) {
  const facts = new Map([['date', tree.effective ?? '']]);
  const put = (key, words) => {
    // A number with a blank inside is printed with whatever blank the form has.
    const name = key.replace(/\s/g, ' ');
    facts.set(facts.has(name) ? `${name} again` : name, folded(words));
  };
  const visit = (node) => {
    if (node.type === 'chapter' || node.type === 'section') put(`heading ${node.number}`, node.title);
    if (node.type === 'glossary') {
      for (const entry of node.children) {
        if (entry.type !== 'glossaryEntry') put('glossary text', textOf(entry));
        else
          put(
            `term ${folded([entry.term, ...(entry.aliases ?? [])].join(', '))}`,
            entry.children.map(textOf).join(' '),
          );
      }
      return;
    }
    if (node.type === 'rule' || node.type === 'subrule') {
      const own = node.children.filter((c) => c.type === 'paragraph');
      put(`rule ${node.number}`, [node.title ?? '', ...own.map(textOf)].join(' '));
      node.children
        .filter((c) => c.type === 'example')
        .forEach((c, i) => {
          put(`example ${node.number} ${i}`, textOf(c));
        });
    }
    for (const child of node.children ?? []) if (child.children && child.type !== 'paragraph') visit(child);
  };
  for (const child of tree.children) visit(child);
  return facts;
}

/** How two sets of facts differ: kinds of facts with the number of those that are lost, altered or invented. */
export function difference(want, got) {
  const counts = {};
  const first = {};
  const add = (key, how, detail) => {
    const kind = `${key.split(' ', 1)[0]} ${how}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
    first[kind] ??= `${key}: ${detail}`;
  };
  for (const [key, words] of want) {
    if (!got.has(key)) add(key, 'lost', words.slice(0, 60));
    else if (got.get(key) !== words) {
      const other = got.get(key);
      let at = 0;
      while (at < words.length && words[at] === other[at]) at++;
      add(
        key,
        'altered',
        `“${words.slice(Math.max(0, at - 15), at + 30)}” is “${other.slice(Math.max(0, at - 15), at + 30)}”`,
      );
    }
  }
  for (const [key, words] of got) if (!want.has(key)) add(key, 'invented', words.slice(0, 60));
  return { counts, first };
}

/** The blocks for a table that has one row for a rule: its further paragraphs are in it. */
export function wholeRows(blocks) {
  const whole = [];
  for (const b of blocks) {
    const last = whole.at(-1);
    if (b.kind === 'more' && last?.number !== undefined)
      whole[whole.length - 1] = { ...last, text: `${last.text} ${b.text}` };
    else if (b.kind !== 'example') whole.push(b);
  }
  return whole;
}
