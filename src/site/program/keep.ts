/** What was remembered under a name; undefined where there is nothing, or the browser keeps nothing for this page. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something for the next page; a browser that keeps nothing goes on without. */
export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Nothing is lost but the convenience.
  }
}
