/**
 * Values that words can state although no edition has stated them yet. Numbers and formulas need none: they are open.
 * An engine that meets one of these plays it or says that it cannot.
 */
export const furtherValues = [
  {
    key: 'twoHeadedGiant.individualLife.value',
    value: 'halfTeamTotalRoundedDown',
    meaning: "Half of the team's life total, rounded down.",
  },
] as const;

/** One such value with the parameter that it belongs to. */
export type FurtherValue = (typeof furtherValues)[number];
