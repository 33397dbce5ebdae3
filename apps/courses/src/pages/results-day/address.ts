import { RESULTS_DAY } from '../../components/course-url';
import { GRADE_PARAMETER, writeGrades, type Grade } from '@signpost/api-client/tariff';

/** Query parameters of the courses saved beside the choices, and of the grades that were predicted. */
export const OTHERS_PARAMETER = 'others';
export const PREDICTED_PARAMETER = 'predicted';

/** What the address of a rehearsal has. */
export interface Rehearsal {
  readonly courses: readonly string[];
  readonly others: readonly string[];
  readonly grades: readonly Grade[];
  readonly predicted: readonly Grade[];
}

const fieldsOf = ({ courses, others, grades, predicted }: Rehearsal) => ({
  courses: courses.join(','),
  [OTHERS_PARAMETER]: others.join(','),
  [GRADE_PARAMETER]: writeGrades(grades),
  [PREDICTED_PARAMETER]: writeGrades(predicted),
});

/** Returns the address of a rehearsal. */
export const rehearsalUrl = (rehearsal: Rehearsal): string => {
  const given = Object.entries(fieldsOf(rehearsal)).filter(([, value]) => value !== '');
  return given.length > 0 ? `${RESULTS_DAY}?${new URLSearchParams(given)}` : RESULTS_DAY;
};

/** Returns the hidden fields of a form that asks for grades: the first grades that are sent become the predicted ones. */
export const keptFields = (rehearsal: Rehearsal): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(rehearsal)).filter(([name, value]) => name !== GRADE_PARAMETER && value !== ''),
  );
