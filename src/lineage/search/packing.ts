/** Numbers in base 36. */
export function inBase36(numbers: readonly number[]): string {
  return numbers.map((n) => n.toString(36)).join(' ');
}

/** What {@link inBase36} wrote. */
export function numbersIn(list: string): number[] {
  return list === '' ? [] : list.split(' ').map((n) => Number.parseInt(n, 36));
}

/** `3 2*4 1`: rules 3, 5 (four times) and 6, in base 36. */
export function postingsOf(frequencies: Record<string, number> = {}): string {
  let before = 0;
  return Object.entries(frequencies)
    .map(([rule, times]): [number, number] => [Number(rule), times])
    .sort(([a], [b]) => a - b)
    .map(([rule, times]) => {
      const step = (rule - before).toString(36);
      before = rule;
      return times === 1 ? step : `${step}*${times.toString(36)}`;
    })
    .join(' ');
}

/** What {@link postingsOf} wrote, as MiniSearch takes it. */
export function readPostings(postings: string): Record<string, number> {
  const frequencies: Record<string, number> = {};
  let rule = 0;
  for (const part of postings === '' ? [] : postings.split(' ')) {
    const [step, times] = part.split('*') as [string, string | undefined];
    rule += Number.parseInt(step, 36);
    frequencies[rule] = times === undefined ? 1 : Number.parseInt(times, 36);
  }
  return frequencies;
}

/** Most letters that a name takes from the one before it: as many as one digit says. */
const MOST_ALIKE = 35;

/** Names in order, each as how many letters it begins with of the one before it, and the rest: half the size, packed by a server. */
export function inOneText(names: readonly string[]): string {
  return names
    .map((name, at) => {
      const before = names[at - 1] ?? '';
      let alike = 0;
      while (alike < MOST_ALIKE && alike < name.length && name[alike] === before[alike]) alike++;
      return alike.toString(36) + name.slice(alike);
    })
    .join('\n');
}

/** What {@link inOneText} wrote. */
export function namesIn(text: string): string[] {
  let before = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        before = before.slice(0, Number.parseInt(line[0] as string, 36)) + line.slice(1);
        return before;
      });
}
