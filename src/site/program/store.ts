import type { RoleAnswer } from '../../language/query/question.js';
import { SEARCH_DATA } from '../../lineage/search/names.js';
import { programAddress, programDataAddress } from '../address.js';
import { BOOK_INDEX, type BookIndex } from '../data/editions.js';
import { Homes } from '../homes.js';

/** What the programs of a page share: data that scripts have handed over, and who waits for them. */
interface Store {
  /** Called by the scripts of data. */
  take(name: string, value: unknown): void;
  /** Called by the scripts of packed data: gzip in base 64. */
  unpack(name: string, packed: string): void;
  readonly taken: Map<string, unknown>;
  readonly asked: Map<string, Promise<unknown>>;
  /** The programs that have run. */
  readonly ran: Set<string>;
  /** Opens the search over the page, and answers a field for a date, once the program is there. */
  search?: () => void;
  readAt?: (form: HTMLFormElement) => void;
  /** Reads a question of who may do what, once the program with the reader of English is there. */
  answers?: Answering;
}

/** Takes a question and texts, and gives for each text the sentences that answer; undefined where the question cannot be read. */
type Answering = (question: string, texts: readonly string[]) => RoleAnswer[][] | undefined;

declare global {
  var variorum: Store | undefined;
}

function newStore(): Store {
  const taken = new Map<string, unknown>();
  return {
    take(name, value) {
      taken.set(name, value);
    },
    unpack(name, packed) {
      taken.set(name, inflate(packed));
    },
    taken,
    asked: new Map(),
    ran: new Set(),
  };
}

/** JSON that was packed by gzip and written in base 64. */
async function inflate(packed: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}

/** The folder of programs lies where this script came from, a page's or a thread's; the book begins one folder above. */
const script = globalThis.document?.currentScript;
const folder = new URL(
  '.',
  script && 'src' in script ? script.src : (globalThis.document?.baseURI ?? location.href),
);

globalThis.variorum ??= newStore();
const store: Store = globalThis.variorum;

/**
 * Runs a program once, however often its script is named: a page that is shown at any address looks for it in several folders,
 * which can be one and the same.
 */
export function runOnce(name: string, program: () => void): void {
  if (store.ran.has(name)) return;
  store.ran.add(name);
  program();
}

/**
 * Data of the book by name. They come as scripts that lie beside this one, since a page that was opened from a file may not
 * read other files; each is loaded once.
 *
 * @param name as the book was written with it
 * @throws Error where there are no such data, in words for whoever looks at the page
 */
export function load<T>(name: string): Promise<T> {
  const known = store.asked.get(name);
  if (known !== undefined) return known as Promise<T>;
  const asked = new Promise<T>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = inBook(programDataAddress(name));
    const missing = (): void => {
      store.asked.delete(name);
      reject(new Error(`The data "${name}" of this book cannot be loaded.`));
    };
    element.addEventListener('load', () => {
      element.remove();
      if (!store.taken.has(name)) return missing();
      resolve(store.taken.get(name) as T);
      store.taken.delete(name);
    });
    element.addEventListener('error', () => {
      element.remove();
      missing();
    });
    document.head.append(element);
  });
  store.asked.set(name, asked);
  return asked;
}

export function onSearch(open: () => void): void {
  store.search = open;
}

/** Says how a field for a date is answered. */
export function onReadAt(answer: (form: HTMLFormElement) => void): void {
  store.readAt = answer;
}

/** Answers a field for a date. */
export async function readAtDate(form: HTMLFormElement): Promise<void> {
  await loadFinder();
  store.readAt?.(form);
}

/** Opens the search over the page; its program is loaded the first time. */
export async function openFinder(): Promise<void> {
  await loadFinder();
  store.search?.();
}

/** Says how questions are read. */
export function onAsking(answers: Answering): void {
  store.answers = answers;
}

/** What texts answer a question; the program that reads it is loaded the first time, which only a question is worth. */
export async function answersOf(
  question: string,
  texts: readonly string[],
): Promise<RoleAnswer[][] | undefined> {
  await loadProgram('asking');
  return store.answers?.(question, texts);
}

/** Loads the program of the search, so that it opens at once, and beside it the little that a search begins with. */
export function loadFinder(): Promise<void> {
  const program = loadProgram('find');
  load(SEARCH_DATA.index).catch(() => {});
  return program;
}

const programs = new Map<string, Promise<void>>();

function loadProgram(name: 'find' | 'asking'): Promise<void> {
  if (store.ran.has(name)) return Promise.resolve();
  const loading =
    programs.get(name) ??
    new Promise<void>((resolve, reject) => {
      const element = document.createElement('script');
      element.src = inBook(programAddress(name));
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => {
        programs.delete(name);
        reject(new Error('The search of this book cannot be loaded.'));
      });
      document.head.append(element);
    });
  programs.set(name, loading);
  return loading;
}

let homes: Homes | undefined;

/** The editions of the book that the page lies in. From then on {@link inBook} knows which pages they share. */
export async function bookIndex(): Promise<BookIndex> {
  const index = await load<BookIndex>(BOOK_INDEX);
  if (index.homes) homes ??= new Homes(index.homes);
  return index;
}

/** The address of a place in the book, from wherever the page lies. */
export function inBook(address: string): string {
  return new URL(`../${homes?.of(address) ?? address}`, folder).href;
}
