import type { ProviderRecord } from '../src/domain/catalogue/record';
import { TEF_RATINGS } from '../src/domain/catalogue/record';
import type { Row } from './publication';
import { cell } from './publication';

type Tef = NonNullable<ProviderRecord['tef']>;

/** A provider's own TEF 2023 ratings; null when it has none, or only those of other providers it is part of. */
export const tefFigure = (rows: readonly Row[]): ProviderRecord['tef'] => {
  const own = rows.find((row) => cell(row, 'REPORT_UKPRN') === cell(row, 'PUBUKPRN'));
  if (!own) return null;
  return {
    overall: rating(cell(own, 'OVERALL_RATING')),
    studentExperience: rating(cell(own, 'STUDENT_EXPERIENCE_RATING')),
    studentOutcomes: rating(cell(own, 'STUDENT_OUTCOMES_RATING')),
    year: 2023,
    url: cell(own, 'OUTCOME_URL') || null,
  };
};

const rating = (published: string): Tef['overall'] =>
  TEF_RATINGS.find((known) => known.toLowerCase() === published.toLowerCase()) ?? null;
