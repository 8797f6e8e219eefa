interface Part {
  /** From 1. */
  at: number;
  of: number;
}

/** Behind a heading: which part of a divided page this is. A page of one part has no such words. */
export function PartOf({ at, of }: Part) {
  if (of === 1) return null;
  return (
    <span class="soft">
      {' '}
      {at} of {of}
    </span>
  );
}

export function PartLinks({ at, of, address }: Part & { address: (at: number) => string }) {
  return (
    <nav class="beside" aria-label="Before and after">
      {at > 1 && (
        <a rel="prev" href={address(at - 1)}>
          ← {at - 1} of {of}
        </a>
      )}
      {at < of && (
        <a rel="next" href={address(at + 1)}>
          {at + 1} of {of} →
        </a>
      )}
    </nav>
  );
}
