/** Gathers an option that may be given several times, or once with several words. */
export function gather(value: string, previous: string[] | undefined): string[] {
  return [...(previous ?? []), ...value.split(',').map((word) => word.trim())].filter((word) => word !== '');
}
