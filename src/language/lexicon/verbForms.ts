/** Past and past participle of verbs that do not form them by rule. */
export const irregular: Readonly<Record<string, string>> = {
  be: 'was been',
  become: 'became become',
  begin: 'began begun',
  bring: 'brought brought',
  buy: 'bought bought',
  build: 'built built',
  cast: 'cast cast',
  choose: 'chose chosen',
  come: 'came come',
  cut: 'cut cut',
  deal: 'dealt dealt',
  do: 'did done',
  draw: 'drew drawn',
  find: 'found found',
  get: 'got gotten',
  give: 'gave given',
  go: 'went gone',
  have: 'had had',
  hide: 'hid hidden',
  hold: 'held held',
  keep: 'kept kept',
  know: 'knew known',
  lead: 'led led',
  leave: 'left left',
  let: 'let let',
  lose: 'lost lost',
  make: 'made made',
  mean: 'meant meant',
  meet: 'met met',
  pay: 'paid paid',
  put: 'put put',
  read: 'read read',
  say: 'said said',
  see: 'saw seen',
  set: 'set set',
  show: 'showed shown',
  sit: 'sat sat',
  spend: 'spent spent',
  take: 'took taken',
  tell: 'told told',
  understand: 'understood understood',
  win: 'won won',
  withhold: 'withheld withheld',
  write: 'wrote written',
  bind: 'bound bound',
  arise: 'arose arisen',
  run: 'ran run',
  split: 'split split',
  reset: 'reset reset',
  stand: 'stood stood',
  overwrite: 'overwrote overwritten',
  bid: 'bid bid',
  wear: 'wore worn',
  quit: 'quit quit',
  override: 'overrode overridden',
  forgo: 'forwent forgone',
  break: 'broke broken',
  forbid: 'forbade forbidden',
  withdraw: 'withdrew withdrawn',
  lie: 'lay lain',
  wind: 'wound wound',
  fall: 'fell fallen',
  rise: 'rose risen',
  sink: 'sank sunk',
  steal: 'stole stolen',
  hit: 'hit hit',
  send: 'sent sent',
  swing: 'swung swung',
  throw: 'threw thrown',
  hurt: 'hurt hurt',
  slide: 'slid slid',
  grow: 'grew grown',
  shrink: 'shrank shrunk',
  fly: 'flew flown',
  seek: 'sought sought',
  undergo: 'underwent undergone',
  undertake: 'undertook undertaken',
};

/** Verbs whose last letter is doubled before -ed and -ing. */
const doubling =
  'begin forbid cut get let permit put refer run set sit skip stop win tap untap drop occur plan split control submit flip equip scry_ regret transfer reset concur bid quit omit bar ban confer defer allot compel swap grab nab strip zap';
const twice = new Set(doubling.split(' '));

/** The forms of a verb by rule and by its entry. */
export function formsOf(lemma: string): { s: string; past: string; pp: string; ing: string } {
  if (lemma === 'be') return { s: 'is', past: 'was', pp: 'been', ing: 'being' };
  if (lemma === 'have') return { s: 'has', past: 'had', pp: 'had', ing: 'having' };
  const s = /(?:[sxz]|[cs]h|o)$/.test(lemma)
    ? `${lemma}es`
    : /[^aeiou]y$/.test(lemma)
      ? `${lemma.slice(0, -1)}ies`
      : `${lemma}s`;
  const doubled = twice.has(lemma) ? lemma + lemma.at(-1) : lemma;
  const ed = /e$/.test(lemma)
    ? `${lemma}d`
    : /[^aeiou]y$/.test(lemma)
      ? `${lemma.slice(0, -1)}ied`
      : `${doubled}ed`;
  const ing = /[^eo]e$/.test(lemma)
    ? `${lemma.slice(0, -1)}ing`
    : /ie$/.test(lemma)
      ? `${lemma.slice(0, -2)}ying`
      : `${doubled}ing`;
  const [past, pp] = (irregular[lemma] ?? `${ed} ${ed}`).split(' ') as [string, string];
  return { s, past, pp, ing };
}
