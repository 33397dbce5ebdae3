import { differ, errorOfMedian, errorOfPercent, LEAST_PEOPLE } from './certainty';

/** A published figure with what it takes to judge it. */
export interface Figure {
  readonly value: number;
  /** How many people it is about; null when that is not published. */
  readonly people: number | null;
  /** Whom it is about: figures of different kinds of group are not compared. */
  readonly group: string;
  /** Of a median: the published middle half; null when that is not published, left out of a percentage. */
  readonly middle?: readonly [lower: number, upper: number] | null;
}

/** What the figures of one row say about each other: which stand out, or why none does. Neither when there is nothing to say. */
export interface Verdict {
  readonly best?: number;
  readonly lowest?: number;
  readonly alike?: string;
}

const estimateOf = ({ value, people, middle }: Figure) =>
  people === null || middle === null
    ? null
    : middle
      ? { value, error: errorOfMedian(...middle, people), people }
      : { value, error: errorOfPercent(value, people), people: null };

/**
 * Judges a row of figures. The highest and the lowest are marked when all are about the same kind of group, each of at least
 * `LEAST_PEOPLE` people, and it differs at 95 % from every other. `null` is "not published" and is left out.
 */
export const judge = (figures: readonly (Figure | null)[]): Verdict => {
  const known = figures.flatMap((figure, index) => (figure ? [{ ...figure, index }] : []));
  const [first] = known;
  if (!first || known.every(({ value }) => value === first.value)) return {};
  if (known.some(({ group }) => group !== first.group))
    return { alike: 'Not a meaningful difference: the figures are about different groups of people.' };
  if (known.some(({ people }) => people === null || people < LEAST_PEOPLE))
    return { alike: `Not a meaningful difference: some are about fewer than ${LEAST_PEOPLE} people.` };
  const estimates = known.flatMap((figure) => {
    const estimate = estimateOf(figure);
    return estimate ? [{ ...estimate, index: figure.index }] : [];
  });
  if (estimates.length < known.length)
    return { alike: 'Not a meaningful difference: how far pay varies is not published for all.' };
  const sorted = estimates.sort((one, other) => other.value - one.value);
  /** The figure at this end, when it differs from each of the others. */
  const apart = (end: 0 | -1): number | undefined => {
    const one = sorted.at(end);
    return one && sorted.every((other) => other === one || differ(one, other, sorted.length))
      ? one.index
      : undefined;
  };
  const [best, lowest] = [apart(0), apart(-1)];
  return best === undefined && lowest === undefined
    ? { alike: 'Not a meaningful difference.' }
    : { ...(best !== undefined && { best }), ...(lowest !== undefined && { lowest }) };
};
