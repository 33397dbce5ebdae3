import type { ApplicationDates } from '@signpost/api-client/key-facts';
import { deadlineOf, type Choice } from '@signpost/api-client/application-rules';

/** A deadline with the choices that it is for. */
export interface ChoicesDeadline {
  readonly id: string;
  readonly at: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly source: { readonly name: string; readonly url: string };
  readonly checked: string;
}

/** Returns the year in which the choices begin, or else that of the dates. */
export const entryYear = (choices: readonly Choice[], { cycle }: ApplicationDates): number =>
  Number(choices[0]?.academicYearId) || cycle;

/**
 * Returns the early and the main deadline of the year in which the choices begin; empty when they are not known. Courses
 * of UCAS Conservatoires have neither.
 */
export const deadlinesOf = (
  choices: readonly Choice[],
  dates: ApplicationDates | null,
): ChoicesDeadline[] => {
  if (!dates) return [];
  const year = entryYear(choices, dates);
  const deadlines = dates.deadlines.filter(({ entry }) => entry === year);
  if (deadlines.length < 2) return [];
  return deadlines.map((deadline) => ({
    ...deadline,
    choices: choices.filter((choice) => deadlineOf(choice) === deadline.id),
  }));
};
