/** The list kept under a name, begun if there is none yet. */
export function listFor(lists: Record<string | number, string[]>, name: string | number): string[] {
  const known = lists[name];
  if (known !== undefined) return known;
  const begun: string[] = [];
  lists[name] = begun;
  return begun;
}
