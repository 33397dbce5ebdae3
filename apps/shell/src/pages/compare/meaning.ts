import { t } from '@signpost/language';
import { isDifferent, errorOfMedian, errorOfPercent, MIN_PEOPLE } from './certainty';

/** A published figure with what is needed to compare it. */
export interface Figure {
  readonly value: number;
  /** Number of people behind the figure; null when that is not published. */
  readonly people: number | null;
  /** The group that it describes: figures of different kinds of group are not compared. */
  readonly group: string;
  /** The published interquartile range of a median; null when that is not published, absent for a percentage. */
  readonly quartiles?: readonly [lower: number, upper: number] | null;
}

/**
 * The result of comparing one row: the outstanding figures, or the reason why there are none. Empty when there is
 * nothing to compare.
 */
export interface Verdict {
  readonly best?: number;
  readonly lowest?: number;
  readonly alike?: string;
}

const estimateOf = ({ value, people, quartiles }: Figure) =>
  people === null || quartiles === null
    ? null
    : quartiles
      ? { value, error: errorOfMedian(...quartiles, people), people }
      : { value, error: errorOfPercent(value, people), people: null };

/**
 * Compares a row of figures. The highest and the lowest are marked when all describe the same kind of group, each of at
 * least `MIN_PEOPLE` people, and it differs at 95 % from every other. `null` is "not published" and is left out.
 */
export const compareFigures = (figures: readonly (Figure | null)[]): Verdict => {
  const published = figures.flatMap((figure, index) => (figure ? [{ ...figure, index }] : []));
  const [first] = published;
  if (!first || published.every(({ value }) => value === first.value)) return {};
  if (published.some(({ group }) => group !== first.group))
    return { alike: t('Not a meaningful difference: the figures are about different groups of people.') };
  if (published.some(({ people }) => people === null || people < MIN_PEOPLE))
    return {
      alike: t('Not a meaningful difference: some are about fewer than {minPeople} people.', {
        minPeople: MIN_PEOPLE,
      }),
    };
  const estimates = published.flatMap((figure) => {
    const estimate = estimateOf(figure);
    return estimate ? [{ ...estimate, index: figure.index }] : [];
  });
  if (estimates.length < published.length)
    return { alike: t('Not a meaningful difference: how far pay varies is not published for all.') };
  const sorted = estimates.sort((one, other) => other.value - one.value);
  /** Returns the index of the figure at this end, when it differs from each of the others. */
  const findOutlier = (end: 0 | -1): number | undefined => {
    const one = sorted.at(end);
    return one && sorted.every((other) => other === one || isDifferent(one, other, sorted.length))
      ? one.index
      : undefined;
  };
  const [best, lowest] = [findOutlier(0), findOutlier(-1)];
  return best === undefined && lowest === undefined
    ? { alike: t('Not a meaningful difference.') }
    : { ...(best !== undefined && { best }), ...(lowest !== undefined && { lowest }) };
};
