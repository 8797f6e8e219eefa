import type { Part, Passage, RuleDocument } from './document.js';

/** Where in a document a matter is treated, found by what headings and words speak of, never by a number. */
export interface Scope {
  name: string;
  /** The passages to look through. */
  passages(document: RuleDocument): readonly Passage[];
  /** True where the document holds the place as a whole, so that silence there means something. */
  reached(document: RuleDocument): boolean;
  /** True for a place that is looked through for known wordings only: what else it says is about other matters. */
  elsewhere?: boolean;
  /** True for rules that are found one by one by their own words, whatever else their sections hold. */
  scattered?: boolean;
  /** The places that this one is made of, where there are several. */
  places?: readonly Scope[];
}

/** What makes a section the wanted one. */
export interface SectionMark {
  name: string;
  /** What its heading says. */
  title: RegExp;
  /** What the heading of its chapter says, where a title alone could be another's. */
  chapter?: RegExp;
  /** What its rules speak of where chapter or heading are lost. */
  words: RegExp;
}

/** Sections by their heading; in fragments without headings by what most of their rules speak of. */
export function section(mark: SectionMark): Scope {
  const parts = remembered((document: RuleDocument): Part[] =>
    document.parts.filter((p) => matches(p, mark)),
  );
  return {
    name: mark.name,
    passages: remembered((document) => parts(document).flatMap((p) => p.passages)),
    reached: (document) =>
      !document.partial || (parts(document).length > 0 && parts(document).every((p) => !p.cut)),
  };
}

/** The sections with the right heading; where no heading is right, those that speak of the matter in most rules. */
function partsOf(document: RuleDocument, mark: SectionMark): Part[] {
  const titled = document.parts.filter((p) => matches(p, mark));
  if (titled.length > 0) return titled;
  return document.parts.filter((part) => {
    if (mark.chapter !== undefined && part.chapter !== '' && !mark.chapter.test(part.chapter)) return false;
    const speaking = part.passages.filter((p) => mark.words.test(p.plain())).length;
    return speaking > 1 && speaking * 2 >= part.passages.length;
  });
}

function matches(part: Part, mark: SectionMark): boolean {
  if (part.title === '') {
    const speaking = part.passages.filter((p) => mark.words.test(p.plain())).length;
    return speaking > 0 && speaking * 4 >= part.passages.length;
  }
  if (!mark.title.test(part.title)) return false;
  if (mark.chapter === undefined) return true;
  if (part.chapter !== '') return mark.chapter.test(part.chapter);
  return part.passages.some((p) => mark.words.test(p.plain()));
}

/**
 * Rules anywhere, or in chapters of a kind, whose words speak of something.
 *
 * @param words what the rule has to mention
 * @param chapter which chapters to look through; all when absent
 */
export function speakingOf(name: string, words: RegExp, chapter?: RegExp): Scope {
  return {
    name,
    scattered: true,
    passages: remembered((document) => {
      const found: Passage[] = [];
      for (const part of document.parts) {
        if (chapter !== undefined && part.chapter !== '' && !chapter.test(part.chapter)) continue;
        for (const passage of part.passages) if (words.test(passage.plain())) found.push(passage);
      }
      return found;
    }),
    reached: (document) => !document.partial,
  };
}

/** The examples of the sections that a mark fits, instead of their rules. */
export function examplesIn(mark: SectionMark): Scope {
  const rules = section(mark);
  return {
    name: `examples of ${mark.name}`,
    passages: remembered((document) => partsOf(document, mark).flatMap((p) => p.examples)),
    reached: rules.reached,
  };
}

/** Several places as one: what each says counts alike. */
export function severalPlaces(...scopes: readonly Scope[]): Scope {
  return {
    name: scopes.map(({ name }) => name).join(', '),
    places: scopes,
    passages: remembered((document) => [...new Set(scopes.flatMap((scope) => scope.passages(document)))]),
    reached: (document) => scopes.every((scope) => scope.reached(document)),
  };
}

/** A place where a clause may have been moved to, and in which a sentence that is not understood means nothing. */
export function elsewhere(scope: Scope): Scope {
  return { ...scope, elsewhere: true };
}

/** Remembers what was found in each document as long as somebody holds the document. */
function remembered<T>(find: (document: RuleDocument) => T): (document: RuleDocument) => T {
  const known = new WeakMap<RuleDocument, T>();
  return (document) => {
    let answer = known.get(document);
    if (answer === undefined) {
      answer = find(document);
      known.set(document, answer);
    }
    return answer;
  };
}
