// Rewordings of the structure of a sentence, made from its frame: conditions and times in another place, relative clauses for conditions and
// the other way round, kinds in the plural, lists in another order, genitives; and two sentences joined. What would be no English, such as "that
// player" before the player is named, is left out as far as the frame tells.
import { fromDist } from './corpus.js';

const { tokensOf } = await fromDist('language/index.js');

const up = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const names =
  /^(?:Aura|Equipment|Fortification|Emperor|Two-|Three|Team vs|Grand|Free|Alternating|Planechase|Archenemy)/;
const down = (text) => (names.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
/** A sentence with its capital and its full stop. */
const tidy = (text) => {
  const one = text
    .replace(/ +([,.;])/g, '$1')
    .replace(/,+([,.;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return `${up(one.replace(/^[,;] */, '').replace(/[.,;]+$/, ''))}.`;
};
const isThing = (node) => node?.kind === 'thing';
const isClause = (node) => node?.kind === 'clause';
const article = (noun) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
/** Words that speak of something again: what has them can't come first. */
const speaksAgain =
  /^(?:that|those|he or she|it|they|his or her|its|their|the|both|either|neither)\b|\b(?:that (?!is|are|has|have|would|can|will|was|[a-z]+s )|those|he or she|they|his or her|their|it|its|them|him or her)\b/i;

const auxiliary = {
  is: 'are',
  has: 'have',
  does: 'do',
  was: 'were',
  "isn't": "aren't",
  "doesn't": "don't",
  "hasn't": "haven't",
};
const modal = new Set(['can', "can't", 'may', 'must', 'will', 'would', 'should', 'could']);

/** A predicate in the plural; undefined where its verb is not known. */
function pluralVerb(predicate) {
  const [, verb = '', rest = ''] = /^(\w+n't|[a-z]+)\b(.*)$/s.exec(predicate) ?? [];
  const lemma = /[^aeiou]ies$/.test(verb)
    ? `${verb.slice(0, -3)}y`
    : /(?:ss|x|ch|sh|o)es$/.test(verb)
      ? verb.slice(0, -2)
      : /[^s]s$/.test(verb)
        ? verb.slice(0, -1)
        : undefined;
  const made = auxiliary[verb] ?? (modal.has(verb) ? verb : lemma);
  return made === undefined ? undefined : `${made}${rest}`;
}
const plural = (noun) =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`;
const pluralPronouns = (text) =>
  text
    .replace(/\bhis or her\b/g, 'their')
    .replace(/\bhe or she (\w+)/g, (_, v) => `they ${pluralVerb(v) ?? v}`)
    .replace(/\bhim or her\b/g, 'them');

/** The words of a sentence by the nodes of its frame. */
class Words {
  constructor(sentence, text) {
    this.text = text;
    this.tokens = sentence.tokens;
    this.end = this.tokens.at(-1)?.text === '.' ? this.tokens.length - 1 : this.tokens.length;
    this.all = tokensOf(sentence.frame);
  }
  /** First and last token of a node, where nothing that belongs elsewhere is between them. */
  span(node) {
    const at = [...tokensOf(node)].sort((a, b) => a - b);
    if (at.length === 0) return undefined;
    const inside = new Set(at);
    for (let i = at[0]; i <= at.at(-1); i++) if (!inside.has(i) && this.all.has(i)) return undefined;
    let first = at[0];
    while (first > 0 && ['a', 'an', 'the'].includes(this.tokens[first - 1].word) && isThing(node)) first--;
    return [first, at.at(-1)];
  }
  slice(from, to = this.end - 1) {
    return to < from ? '' : this.text.slice(this.tokens[from].start, this.tokens[to].end);
  }
  /** The words before a span and after it. */
  around([from, to]) {
    const after = this.tokens[to + 1]?.text === ',' ? to + 2 : to + 1;
    const before = this.tokens[from - 1]?.text === ',' && after >= this.end ? from - 2 : from - 1;
    return [this.slice(0, before), this.slice(after)];
  }
  put([from, to], words) {
    return tidy(`${this.slice(0, from - 1)} ${words} ${this.slice(to + 1)}`);
  }
}

function visitNodes(node, visit, slot = '') {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) for (const item of node) visitNodes(item, visit, slot);
  else {
    if (node.kind) visit(node, slot);
    for (const [name, value] of Object.entries(node)) if (name !== 'at') visitNodes(value, visit, name);
  }
}

/** A thing without what describes it. */
const bare = ({ which: _, relations: __, ...thing }) => thing;

/** What a text that begins with the subject of a clause says of it. */
function subjectOf(words, clause, text) {
  const subject = clause?.actor ?? clause?.object;
  const span = isThing(subject) ? words.span(subject) : undefined;
  const name = span && words.slice(...span);
  return name && down(text).startsWith(down(name)) ? [name, text.slice(name.length).trim()] : undefined;
}

/** Conditions of the main clause, in other places and as what describes who does it. */
function* conditions(words, clause) {
  for (const x of clause.conditions ?? []) {
    const span = words.span(x);
    if (span === undefined || !['if', 'when', 'whenever', 'as', 'after', 'before', 'unless'].includes(x.word))
      continue;
    const said = words.slice(...span).replace(/,$/, '');
    const [before, after] = words.around(span);
    const rest = tidy(`${before} ${after}`).replace(/\.$/, '');
    if (span[0] > 1) {
      if (span[1] >= words.end - 1 && !/[,;]/.test(before) && !speaksAgain.test(said))
        yield [`${x.word}: first`, tidy(`${said}, ${down(before)}`)];
      continue;
    }
    if (x.word === 'if') {
      const inner = words.slice(span[0] + 1, span[1]).replace(/,$/, '');
      for (const joint of ['whenever', 'in a case where', 'if it is the case that'])
        yield [joint, tidy(`${joint} ${inner}, ${down(rest)}`)];
    }
    if (!speaksAgain.test(rest)) {
      yield [`${x.word}: last`, tidy(`${rest} ${down(said)}`)];
      const parts = subjectOf(words, clause, rest);
      if (parts) yield [`${x.word}: in the middle`, tidy(`${parts[0]}, ${down(said)}, ${parts[1]}`)];
    } else yield* named(words, x, span, rest);
  }
}

/** "If a player does, that player …": who it is about is named elsewhere. */
function* named(words, x, span, rest) {
  const thing = isClause(x.clause) ? (x.clause.actor ?? x.clause.object) : undefined;
  if (
    !isThing(thing) ||
    thing.many ||
    !['a', 'any'].includes(thing.determiner) ||
    thing.relations ||
    thing.which
  )
    return;
  const at = words.span(bare(thing));
  if (at === undefined || words.slice(span[0], at[0] - 1).toLowerCase() !== x.word) return;
  const { noun } = thing;
  const person = thing.sort === 'player';
  const does = words.slice(at[1] + 1, span[1]).replace(/,$/, '');
  const again = new RegExp(`^(?:(?:that|the) ${noun}|${person ? 'he or she' : 'it'})\\b(?!')`, 'i').exec(
    rest,
  )?.[0];
  if (again === undefined) {
    const that = new RegExp(`\\b(?:that|the) ${noun}\\b`, 'i');
    if (
      !that.test(rest) ||
      /\b(?:he or she|they|its?|their|his or her)\b/.test(rest.slice(0, rest.search(that)))
    )
      return;
    yield [
      `${x.word}: last, named first`,
      tidy(`${rest.replace(that, `${article(noun)} ${noun}`)} ${x.word} that ${noun} ${does}`),
    ];
    return;
  }
  const predicate = rest.slice(again.length).trim();
  const one = `${article(noun)} ${noun}`;
  yield [
    `${x.word}: last, with the noun`,
    tidy(`${one} ${predicate} ${x.word} ${person ? `that ${noun}` : 'it'} ${does}`),
  ];
  yield [
    `${x.word}: in the middle, with the noun`,
    tidy(`${one}, ${x.word} ${person ? 'he or she' : 'it'} ${does}, ${predicate}`),
  ];
  if (!['if', 'when', 'whenever'].includes(x.word)) return;
  const who = person ? 'who' : 'that';
  for (const determiner of [article(noun), 'any', 'each'])
    yield [`${determiner} … ${who} for if`, tidy(`${determiner} ${noun} ${who} ${does} ${predicate}`)];
  const [all, both] = [pluralVerb(does), pluralVerb(predicate)];
  if (all && both)
    yield [`plural … ${who} for if`, tidy(pluralPronouns(`${plural(noun)} ${who} ${all} ${both}`))];
}

/** Times and games that a sentence is about, first, last and in the middle. */
function* times(words, clause) {
  for (const r of clause.relations ?? []) {
    const span = words.span(r);
    if (span === undefined || !['during', 'at', 'in', 'before', 'after', 'on'].includes(r.preposition))
      continue;
    if (!['time', 'step', 'game'].includes(r.term?.sort)) continue;
    const phrase = words.slice(...span);
    const [before, after] = words.around(span);
    const rest = tidy(`${before} ${after}`).replace(/\.$/, '');
    const last = span[1] >= words.end - 1;
    if (last && !speaksAgain.test(phrase) && !/[,;]/.test(before))
      yield ['time first', tidy(`${phrase}, ${down(before)}`)];
    if (span[0] > 0 || speaksAgain.test(rest)) continue;
    if (!/,/.test(rest)) yield ['time last', tidy(`${rest} ${down(phrase)}`)];
    const parts = subjectOf(words, clause, rest);
    if (parts) yield ['time in the middle', tidy(`${parts[0]}, ${down(phrase)}, ${parts[1]}`)];
  }
}

/** Who does it: one of a kind, the kind, any of them. */
function* kinds(words, clause) {
  const who = clause.actor;
  const span = isThing(who) ? words.span(who) : undefined;
  if (span === undefined || who.noun === '' || who.which || who.quantity) return;
  const before = words.slice(0, span[0] - 1);
  const predicate = words.slice(span[1] + 1);
  const many = pluralVerb(predicate);
  const short = words.slice(...span).split(' ').length;
  if (who.determiner === 'a' && !who.many && short === 2 && clause.modality) {
    if (many && !/\bonly\b/.test(predicate))
      yield ['plural kind', tidy(pluralPronouns(`${before} ${plural(who.noun)} ${many}`))];
    if (clause.negated)
      yield [
        'no',
        tidy(
          `${before} no ${who.noun} ${predicate.replace(/^can't/, 'can').replace(/^(may|must) not/, '$1')}`,
        ),
      ];
  }
  if (
    who.many &&
    !who.determiner &&
    short === 1 &&
    clause.modality &&
    !/\b(?:their|they|each other|them)\b/.test(predicate)
  )
    yield ['singular kind', tidy(`${before} ${article(who.noun)} ${who.noun} ${predicate}`)];
}

/** Lists in another order, and with other words between. */
function* lists(words, frame) {
  const found = [];
  visitNodes(frame, (n, slot) => {
    if (n.kind === 'many' && ['and', 'or'].includes(n.by) && n.items.every(isThing)) found.push([n, slot]);
  });
  for (const [n, slot] of found) {
    const spans = n.items.map((item) => words.span(item));
    if (spans.some((span) => span === undefined)) continue;
    spans.sort(([a], [b]) => a - b);
    const whole = [spans[0][0], spans.at(-1)[1]];
    const items = spans.map((span) => down(words.slice(...span)));
    const determined = items.map((item) => /^(?:a|an|the|each|any|all)\b/.test(item));
    if (determined.some((d) => d !== determined[0]) || speaksAgain.test(items.slice(1).join(' '))) continue;
    if (n.items.some((item) => item.modifiers || item.which) && !determined[0]) continue;
    const turned = [...items.slice(1), items[0]];
    const comma = items.length > 2 ? ',' : '';
    yield [
      'list turned',
      words.put(whole, `${turned.slice(0, -1).join(', ')}${comma} ${n.by} ${turned.at(-1)}`),
    ];
    if (items.length > 2 || /^(?:both|between|either|neither)$/.test(words.tokens[whole[0] - 1]?.word ?? ''))
      continue;
    const [a, b] = items;
    if (n.by === 'or') yield ['either or', words.put(whole, `either ${a} or ${b}`)];
    else if (['actor', 'object', 'term'].includes(slot))
      for (const between of ['as well as', 'along with'])
        yield [between, words.put(whole, `${a} ${between} ${b}`)];
  }
}

/** "a player's range", "the range of a player", "the range that a player has". */
function* owners(words, frame) {
  const found = [];
  visitNodes(frame, (n) => {
    if (isThing(n) && isThing(n.owner) && n.noun && !n.quantity) found.push(n);
  });
  for (const n of found) {
    const [whose, what] = [words.span(n.owner), words.span(bare(n))];
    const [, owner] = (whose && /^(.*)'s$/.exec(words.slice(...whose))) ?? [];
    if (owner === undefined || what === undefined || whose[0] !== what[0]) continue;
    const noun = words.slice(whose[1] + 1, what[1]);
    yield ['of for genitive', words.put([whose[0], what[1]], `the ${noun} of ${down(owner)}`)];
    if (n.owner.sort === 'player' && ['life total', 'range of influence', 'team'].includes(n.noun))
      yield ['relative for genitive', words.put([whose[0], what[1]], `the ${noun} that ${down(owner)} has`)];
  }
}

/**
 * The structural rewordings of a sentence: names and texts.
 *
 * @param sentence one with a frame, read from the text
 * @param text its words, with straight quotation marks
 */
export function* structuresOf(sentence, text) {
  const { frame } = sentence;
  if (frame === undefined) return;
  const words = new Words(sentence, text);
  if (isClause(frame)) {
    yield* conditions(words, frame);
    yield* times(words, frame);
    yield* kinds(words, frame);
  }
  yield* lists(words, frame);
  yield* owners(words, frame);
}
