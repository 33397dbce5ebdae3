import { t } from '@signpost/language';
import type { StudentFigures } from '@signpost/api-client/unis';
import { type GlanceFact } from '@signpost/shared-ui';

/** Themes of the National Student Survey about help, equipment and being heard, not about teaching. */
const LIFE_THEMES = ['T4', 'T6', 'T7'];
const MAX_QUALIFICATIONS = 4;

/** A note under a theme of the survey: our average of all providers; empty where there is none. */
export const averageNote = (
  { everywhere }: NonNullable<StudentFigures['survey']>,
  theme: string,
): { note?: string } => {
  const percent = everywhere.themes.find(({ id }) => id === theme)?.percent;
  return percent === undefined
    ? {}
    : {
        note: t('{percent}% is the average of {providers} places', {
          percent,
          providers: everywhere.providers,
        }),
      };
};

/** What final-year students here say about help, equipment and being heard, beside our average of all providers. Empty without data. */
export const surveyFacts = (students: StudentFigures | null): GlanceFact[] => {
  const survey = students?.survey;
  if (!survey) return [];
  return survey.themes
    .filter(({ id }) => LIFE_THEMES.includes(id))
    .map(({ id, name, percent }) => ({
      label: name,
      value: `${percent}%`,
      ...averageNote(survey, id),
    }));
};

/** The qualifications that most entrants here came with. Empty without data. */
export const entryFacts = (students: StudentFigures | null): GlanceFact[] =>
  (students?.entry?.qualifications ?? [])
    .slice(0, MAX_QUALIFICATIONS)
    .map(({ name, percent }) => ({ label: name, value: `${percent}%`, note: t('of entrants') }));

/** The source of the facts: "National Student Survey, by Discover Uni, 2022-24, 41 courses here". */
export const sourceOfFacts = (
  publisher: string,
  group: { readonly courses: number; readonly years: string },
): string =>
  t('{publisher}, by Discover Uni, {years}, {courses} {courses, plural, one {course} other {courses}} here', {
    publisher,
    years: group.years,
    courses: group.courses,
  });
