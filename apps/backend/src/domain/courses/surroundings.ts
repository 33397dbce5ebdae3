import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/connection';
import { subjectPaySchema } from '../publication/subject-pay';
import { courseTitles } from './course-texts';
import { subjectGroup, subjectGroupShape } from './listing/groups';
import type { CourseTable } from '../../platform/database/course-tables';
import type { SubjectSurvey } from './figures/subject-surveys';
import { MIN_SURVEYED_COURSES } from './figures/subject-surveys';
import { namedThemes, themesSchema } from './figures/whole-figures';

type CourseRow = Selectable<CourseTable>;

const pay = subjectPaySchema.nullable();

/** Data related to a course: courses of the same title at its provider, and comparison figures. */
export const surroundingsSchema = z.strictObject({
  siblings: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      englishTitle: z.string().nullable(),
      qualification: z.string().nullable(),
      distinction: z.string().nullable(),
    }),
  ),
  subjectEarnings: z
    .strictObject({
      ...subjectGroupShape,
      mode: z.enum(['full-time', 'part-time']),
      awards: z.enum(['first-degrees', 'other-undergraduate']),
      months15: pay,
      years3: pay,
      years5: pay,
    })
    .nullable(),
  subjectSurvey: z
    .strictObject({
      ...subjectGroupShape,
      themes: themesSchema,
      people: z.int(),
      courses: z.int(),
      providers: z.int(),
      years: z.string(),
    })
    .nullable()
    .describe('Our mean of the courses of the subject that have results of their own'),
});

export type Surroundings = z.infer<typeof surroundingsSchema>;

/** Reads the data related to a course. */
export const readSurroundings = async (
  database: Database,
  row: CourseRow,
  surveys: ReadonlyMap<string, SubjectSurvey>,
): Promise<Surroundings> => {
  const [siblings, subjectEarnings] = await Promise.all([
    siblingsOf(database, row),
    earningsOf(database, row),
  ]);
  return { siblings, subjectEarnings, subjectSurvey: surveyOf(row, surveys) };
};

const siblingsOf = async (database: Database, row: CourseRow): Promise<Surroundings['siblings']> => {
  const rows = await database
    .selectFrom('course')
    .select(['course_id as id', 'title', 'welsh', 'qualification'])
    .select(sql<string | null>`body ->> 'distinction'`.as('distinction'))
    .where('provider', '=', row.provider)
    .where('sort_title', '=', row.sort_title)
    .where('course_id', '!=', row.course_id)
    .orderBy('qualification')
    .orderBy('course_id')
    .execute();
  return rows.map(({ title, welsh, ...sibling }) => ({ ...sibling, ...courseTitles({ title, welsh }) }));
};

/** Returns the course's first subject and its wider groups. */
const groupsOf = ({ subjects }: CourseRow): string[] => {
  const [finest] = subjects.filter((code) => code.length === 11);
  return finest ? [finest, finest.slice(0, 8), finest.slice(0, 5)] : [];
};

/**
 * Returns pay in the UK of the group with which the course's own pay may be compared: the same subject, mode and awards.
 * For a course without pay it is that of its finest subject with the most moments published. A moment at which the
 * course's pay is of another group is null. Null for a course whose kind of award is not published, because pay is
 * published for each kind of award.
 */
const earningsOf = async (database: Database, row: CourseRow): Promise<Surroundings['subjectEarnings']> => {
  const { awards, figures } = row.body;
  const own = { months15: figures.salary, years3: figures.earnings3, years5: figures.earnings5 };
  const [first] = Object.values(own).filter((pay) => pay !== null);
  const groups = first?.subject ? [first.subject] : groupsOf(row);
  const mode = first?.mode ?? (row.modes.includes('full-time') ? 'full-time' : 'part-time');
  if (groups.length === 0 || awards === null) return null;
  const found = await database
    .selectFrom('subject_earnings')
    .select(['subject', 'body'])
    .where('subject', 'in', groups)
    .where('mode', '=', mode)
    .where('awards', '=', awards)
    .execute();
  const ordered = groups.flatMap((code) => found.filter(({ subject }) => subject === code));
  const chosen = ordered.find(({ body }) => body.months15 && body.years3 && body.years5) ?? ordered[0];
  if (!chosen) return null;
  const isSame = (pay: (typeof own)['months15']) =>
    pay === null || (pay.subject === chosen.subject && (pay.mode ?? mode) === mode);
  const { months15, years3, years5 } = chosen.body;
  return {
    ...subjectGroup(chosen.subject),
    mode,
    awards,
    months15: isSame(own.months15) ? months15 : null,
    years3: isSame(own.years3) ? years3 : null,
    years5: isSame(own.years5) ? years5 : null,
  };
};

/** Returns the survey of the course's finest subject with enough courses, else of its widest group. */
const surveyOf = (
  row: CourseRow,
  surveys: ReadonlyMap<string, SubjectSurvey>,
): Surroundings['subjectSurvey'] => {
  for (const code of groupsOf(row).filter((group) => group.length !== 8)) {
    const survey = surveys.get(code);
    if (survey && survey.courses >= MIN_SURVEYED_COURSES) {
      return { ...subjectGroup(code), ...survey, themes: namedThemes(survey.themes) };
    }
  }
  return null;
};
