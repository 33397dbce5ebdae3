/** Fewest people behind each figure before two of them are set against each other. */
export const LEAST_PEOPLE = 30;

/** Whom a figure is about. */
export type Level = 'course' | 'subject' | 'provider';

/** A published figure with what it takes to judge it. */
export interface Figure {
  readonly value: number;
  /** How many people it is about; null when that is not published. */
  readonly people: number | null;
  readonly level: Level;
}

/** What the figures of one row say about each other: which stands out, or why none does. Neither when there is nothing to say. */
export interface Verdict {
  readonly best?: number;
  readonly alike?: string;
}

/**
 * Judges a row of figures. One stands out only when all are about the same kind of group, each of at least `LEAST_PEOPLE`
 * people, and it is ahead of every other by more than `margin` (in the figures' own unit). `null` is "not published" and is
 * left out of the judgement.
 */
export const judge = (figures: readonly (Figure | null)[], margin: number): Verdict => {
  const known = figures.flatMap((figure, index) => (figure ? [{ ...figure, index }] : []));
  const [best, next, ...rest] = [...known].sort((one, other) => other.value - one.value);
  if (!best || !next || known.every(({ value }) => value === best.value)) return {};
  if (known.some(({ level }) => level !== best.level)) {
    return { alike: 'Not a meaningful difference: the figures are about different groups of people.' };
  }
  if (known.some(({ people }) => people === null || people < LEAST_PEOPLE)) {
    return { alike: `Not a meaningful difference: some are about fewer than ${LEAST_PEOPLE} people.` };
  }
  if (best.value - next.value > margin) return { best: best.index };
  const lowest = rest.at(-1) ?? next;
  return best.value - lowest.value > margin
    ? { alike: 'The highest are too close together to mean anything.' }
    : { alike: 'Not a meaningful difference.' };
};

/** How far apart two figures must be before it is said that one is higher. */
export const MARGINS = {
  /** Pounds a year. */
  pay: 1_500,
  /** Percentage points. */
  share: 5,
} as const;
