import type { ProviderRecord } from '../src/domain/catalogue/record';
import { TEF_RATINGS } from '../src/domain/catalogue/record';
import type { Row } from './publication';
import { cell } from './publication';

type Tef = NonNullable<ProviderRecord['tef']>;

/**
 * A provider's own TEF 2023 ratings; of a school without any, those of the universities that run it, by name. Null when
 * there are neither.
 */
export const tefFigure = (
  rows: readonly Row[],
  nameOf: (ukprn: string) => string | undefined,
): ProviderRecord['tef'] => {
  const own = rows.find((row) => cell(row, 'REPORT_UKPRN') === cell(row, 'PUBUKPRN'));
  if (own) return { ...ratings(own), year: 2023 };
  const parents = rows.flatMap((row) => {
    const name = nameOf(cell(row, 'REPORT_UKPRN'));
    return name ? [{ name, ...ratings(row) }] : [];
  });
  if (parents.length === 0) return null;
  return { overall: null, studentExperience: null, studentOutcomes: null, url: null, year: 2023, parents };
};

const ratings = (row: Row) => ({
  overall: rating(cell(row, 'OVERALL_RATING')),
  studentExperience: rating(cell(row, 'STUDENT_EXPERIENCE_RATING')),
  studentOutcomes: rating(cell(row, 'STUDENT_OUTCOMES_RATING')),
  url: cell(row, 'OUTCOME_URL') || null,
});

const rating = (published: string): Tef['overall'] =>
  TEF_RATINGS.find((known) => known.toLowerCase() === published.toLowerCase()) ?? null;
