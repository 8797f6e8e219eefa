/** What a made-up edition says. */
export interface DumpPlan {
  /** As it is printed: `July 15, 2011`; nothing is printed when absent. */
  date?: string;
  /** How many rules the section has; each has one subrule and the third one an example. */
  rules?: number;
  /** Words that stand in every rule, so that editions differ. */
  word?: string;
  /** How many entries the glossary has. */
  entries?: number;
}

/** A whole edition in made-up words, in the layout of the plain-text dumps. */
export function dump({ date, rules = 6, word = 'lantern', entries = 3 }: DumpPlan = {}): string {
  const lines = ['Comprehensive Rules', ''];
  if (date !== undefined) lines.push(`These rules are effective as of ${date}.`, '');
  lines.push('Contents', '', '1. The Table', '100. Lamps', '', 'Glossary', '', 'Credits', '');
  lines.push('1. The Table', '', '100. Lamps', '');
  for (let at = 1; at <= rules; at++) {
    lines.push(
      `100.${at}. Each ${word} number ${at} stands on its own shelf. It is lit before guests arrive.`,
      '',
    );
    lines.push(`100.${at}a The keeper of ${word} number ${at} carries the matches.`);
    if (at === 3) lines.push(`Example: Ann keeps the third ${word}. She brings seven matches.`);
    lines.push('');
  }
  lines.push('Glossary', '');
  for (let at = 1; at <= entries; at++) {
    lines.push(
      `${['Lamp', 'Match', 'Shelf', 'Wick'][at % 4]} ${at}`,
      `A thing by which guests see, kind ${at}.`,
      '',
    );
  }
  lines.push('Credits', '', 'Made up for tests.', '');
  return lines.join('\n');
}
