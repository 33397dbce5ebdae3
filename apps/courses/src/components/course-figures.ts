import { t } from '@signpost/language';
import {
  absenceLabel,
  awardWords,
  cohortNote,
  pointsRange,
  type CourseListItem,
  type FigureName,
} from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import { grouped, salary as pounds, type Figure } from '@signpost/shared-ui';
import { modeAndLength } from './words';

type Facts = SearchHit['facts'];
type Taught = Pick<CourseListItem, 'qualification' | 'distinction' | 'studyModes' | 'duration'>;

interface Published {
  readonly entry?: Facts['entry'] | null;
  readonly pay?: (NonNullable<Facts['salaryCohort']> & { readonly median: number }) | null;
  /** Says why a figure is missing. */
  readonly why?: (figure: FigureName) => string;
}

const plain = (label: string, value: string | null, absent: string): Figure => ({
  label,
  value,
  isPlain: true,
  ...(value === null && { note: absent }),
});

const toFigures = (taught: Taught, { entry, pay, why }: Published): Figure[] => [
  plain(t('Award'), taught.qualification && awardWords(taught), awardWords(taught)),
  plain(t('How you study'), modeAndLength(taught) || null, t('Way of studying not published')),
  {
    label: t('Entrants’ points'),
    value: entry ? pointsRange(entry) : null,
    note: entry ? cohortNote(entry, { grouped }) : why?.('tariff'),
  },
  {
    label: t('Pay after 15 months'),
    value: pay ? pounds(pay.median) : null,
    note: pay ? cohortNote(pay, { grouped }) : why?.('salary'),
  },
];

/** The figures of a course in a list (E-03): award, mode and length, entrants' points, graduate pay. */
export const courseFigures = (course: CourseListItem): Figure[] =>
  toFigures(course, {
    entry: course.tariff,
    pay: course.salary,
    why: (figure) => absenceLabel(course, figure),
  });

/** The same of a course that a search found. */
export const hitFigures = ({ facts }: Pick<SearchHit, 'facts'>): Figure[] => {
  const { qualification = null, distinction = null, studyMode = [], duration = null } = facts;
  const { entry, salary, salaryCohort } = facts;
  return toFigures(
    { qualification, distinction, studyModes: studyMode, duration },
    { entry, pay: salary !== undefined && salaryCohort ? { median: salary, ...salaryCohort } : null },
  );
};
