import { isTerm } from '../lineage/glossaryTerms.js';
import type { Concordance } from '../lineage/index.js';
import { compareNumbers, parseNumber } from '../tree/numbers.js';
import type { Context } from './context.js';
import { UserError } from './errors.js';
import { editionAmong, exactEdition } from './options.js';

/** A rule as people name it: `810.9a` (in the newest edition that has it), `606.9a@2008`, or the headword of an entry of the glossary. */
export interface Named {
  number: string;
  edition: string;
  /** Permanent id. */
  id: string;
}

/** Numbers of several rules at once: `601.2b-d`, `601.2b to 601.2d`, `608.2b/h`, `702.2, 702.3`. */
const SEVERAL = /^(\d{3,4}\.\d{1,3}[a-z]{0,2})\s*(?:[-–—/,&+]|\.\.|\b(?:to|through|and|or)\b)/;

/**
 * Finds the rule that a person names, and says on standard error what the name left open.
 *
 * @param words NUMBER, NUMBER@EDITION, TERM or TERM@EDITION; what people write around a number (`CR`, `§`, a closing dot) is tolerated
 * @param numbers numbers through time
 * @param elsewhere numbers of editions that are not among these, to find a rule by an edition whose words are not at hand
 * @throws UserError that says what there is
 */
export async function ruleNamed(
  words: string,
  numbers: Concordance,
  context: Context,
  elsewhere?: () => Promise<Concordance | undefined>,
): Promise<Named> {
  const own = named(words, numbers);
  if (own) return own;
  const at = words.lastIndexOf('@');
  const number = plain(at < 0 ? words : words.slice(0, at), numbers);
  if (number === '' || at === words.length - 1)
    throw new UserError(`"${words}" names no rule; write NUMBER or NUMBER@EDITION, as 810.9a or 606.9a@2008`);
  const several = SEVERAL.exec(number);
  if (several) throw new UserError(`"${words}" names several rules; ask for one at a time, as ${several[1]}`);
  if (isTerm(number) && !numbers.data.lineages.some(([, runs]) => runs.some(([there]) => isTerm(there)))) {
    throw new UserError(
      `"${words}" is no number of a rule, and entries of the glossary have none; variorum history follows those of the editions in an archive`,
    );
  }
  if (at < 0) {
    const bearers = numbers.bearersOf(number);
    const last = bearers.at(-1);
    if (!last) throw unknown(number, numbers);
    const before = [...new Set(bearers.map(({ lineage }) => lineage))].filter((id) => id !== last.lineage);
    if (before.length > 0) {
      const others = bearers
        .filter(({ lineage }) => lineage !== last.lineage)
        .map(({ first }) => `${number}@${first}`);
      context.err(
        `variorum: ${number} is taken as in ${last.last}; before, ${before.length === 1 ? 'another' : `${before.length} others`} had the number: ${others.join(', ')}\n`,
      );
    }
    return { number, edition: last.last, id: last.lineage };
  }
  const name = words.slice(at + 1);
  const there = await livingElsewhere(number, name, numbers, elsewhere);
  if (there) return there;
  const { edition, note } = await exactEdition(name, numbers.editions);
  if (note !== undefined) context.err(`variorum: ${note}\n`);
  const id = numbers.lineageOf(number, edition);
  if (id === undefined) throw unknown(number, numbers, edition);
  return { number, edition, id };
}

/** The rule that had a number in an edition whose words are not here, where it lives in one that is. */
async function livingElsewhere(
  number: string,
  name: string,
  numbers: Concordance,
  elsewhere: () => Promise<Concordance | undefined> = async () => undefined,
): Promise<Named | undefined> {
  if (editionAmong(name, numbers.editions) !== undefined) return undefined;
  const everywhere = await elsewhere();
  const edition = everywhere && editionAmong(name, everywhere.editions);
  const id = edition === undefined ? undefined : everywhere?.lineageOf(number, edition);
  return id === undefined ? undefined : named(id, numbers);
}

/** The rule of a permanent id, under the last number that it had. */
function named(id: string, numbers: Concordance): Named | undefined {
  const lineage = numbers.indexOf(id);
  if (lineage === undefined) return undefined;
  const [number = '', edition = ''] = id.split(/[@#]/);
  if (numbers.lineageOf(number, edition) === id) return { number, edition, id };
  const [, last] = numbers.span(lineage);
  const newest = numbers.editions[last] as string;
  return { number: numbers.numberIn(id, newest) as string, edition: newest, id };
}

/** A number without what people write around it, or the headword that they mean, in its own spelling. */
function plain(words: string, numbers: Concordance): string {
  const bare = words
    .trim()
    .replace(/^(?:CR|rule|§+)\s*/i, '')
    .replace(/\s+/g, ' ');
  const number = bare.toLowerCase().replace(/\s/g, '').replace(/\.$/, '');
  if (bare === '' || parseNumber(number)) return number;
  const wanted = bare.toLowerCase();
  const terms = numbers.data.lineages.flatMap(([, runs]) =>
    runs.filter(([n]) => isTerm(n) && n.toLowerCase() === wanted),
  );
  const newest = terms.sort((a, b) => a[2] - b[2]).at(-1);
  return newest?.[0] ?? bare;
}

/** What to say of a number that an edition, or all of them, has not: when it was in use, and what is near it. */
function unknown(number: string, numbers: Concordance, edition?: string): UserError {
  const where = edition === undefined ? 'no edition known here has' : `the edition of ${edition} has no`;
  const what = isTerm(number)
    ? edition === undefined
      ? 'a rule or glossary entry'
      : 'rule or glossary entry'
    : edition === undefined
      ? 'a rule'
      : 'rule';
  const bearers = edition === undefined ? [] : numbers.bearersOf(number);
  if (bearers.length > 0) {
    const spans = bearers.map(({ first, last }) =>
      first === last ? `in ${first}` : `from ${first} to ${last}`,
    );
    const before = bearers.filter(({ first }) => first <= (edition as string)).at(-1) ?? bearers[0];
    return new UserError(
      `${where} ${what} ${number}; the number was in use ${spans.join(', ')}: name one of these, as ${number}@${before?.last}`,
    );
  }
  const near = isTerm(number)
    ? headwordsWith(number, numbers)
    : neighbours(number, numbers, edition ?? (numbers.editions.at(-1) as string));
  const hint =
    near.length > 0
      ? `near it there ${near.length === 1 ? 'is' : 'are'} ${near.join(', ')}`
      : 'write NUMBER or NUMBER@EDITION, as 810.9a or 606.9a@2008';
  return new UserError(`${where} ${what} ${number}; ${hint}`);
}

function headwordsWith(words: string, numbers: Concordance): string[] {
  const wanted = words.toLowerCase();
  const found = numbers.data.lineages.flatMap(([, runs]) =>
    runs.flatMap(([n]) => (isTerm(n) && n.toLowerCase().includes(wanted) ? [n] : [])),
  );
  return [...new Set(found)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, 4);
}

/** The numbers of the same section that are around one that is not there. */
function neighbours(number: string, numbers: Concordance, edition: string): string[] {
  const section = parseNumber(number)?.section;
  const e = numbers.editionIndex(edition);
  if (section === undefined || e === undefined) return [];
  const there = numbers.data.lineages
    .flatMap(([, runs]) => runs.filter(([, from, to]) => from <= e && e <= to).map(([n]) => n))
    .filter((n) => !isTerm(n) && parseNumber(n)?.section === section)
    .sort(compareNumbers);
  const at = there.findIndex((n) => compareNumbers(n, number) > 0);
  const from = at < 0 ? there.length : at;
  return there.slice(Math.max(0, from - 2), from + 2);
}
