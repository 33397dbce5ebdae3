import * as v from 'valibot';
import { api, fetching, type Report } from '@signpost/api-client/base';
import { RawCourse } from '../courses/schema';
import { address, memberOf, readEach } from '../wire';
import { everyPage, PAGE, type ListPage } from './every-page';

/** A figure of the graduates of one subject at one provider, with cohort size and graduation years. */
interface SubjectFigure {
  readonly value: number;
  readonly graduates: number;
  readonly years: string;
}

/** Graduate outcomes of one subject at a provider. A figure that is not published is null. */
export interface SubjectFigures {
  /** CAH code. */
  readonly code: string;
  readonly name: string;
  /** Median pay in GBP a year, 15 months after the course. */
  readonly pay: SubjectFigure | null;
  /** Percent in work or further study 15 months after the course. */
  readonly employment: SubjectFigure | null;
}

type Course = v.InferOutput<typeof RawCourse>;

/** Assigns a figure of a wider subject to that subject, not to the course whose record contains it. */
const figureOf = (published: Course['salary'] | Course['employment'], code: string): SubjectFigure | null => {
  if (!published || published.level !== 'subject' || published.subject !== code) return null;
  const value = 'median' in published ? published.median : published.percent;
  return { value, graduates: published.people, years: published.years };
};

/** The figures of each subject in a course record. */
const subjectsOf = ({ subjects, salary, employment }: Course): SubjectFigures[] =>
  subjects.map(({ code, name }) => ({
    code,
    name,
    pay: figureOf(salary, code),
    employment: figureOf(employment, code),
  }));

/** Merges figures by subject; subjects without any figure are omitted. */
const merged = (all: readonly SubjectFigures[]): SubjectFigures[] => {
  const byCode = new Map<string, SubjectFigures>();
  for (const { pay, employment, ...subject } of all) {
    const before = byCode.get(subject.code);
    byCode.set(subject.code, {
      ...subject,
      pay: before?.pay ?? pay,
      employment: before?.employment ?? employment,
    });
  }
  return [...byCode.values()].filter(({ pay, employment }) => pay ?? employment);
};

const fetchPage = fetching<{ readonly id: string; readonly offset: number }, ListPage<SubjectFigures>>({
  subject: 'courses',
  request: ({ id, offset }) => address('/api/v1/courses', { unis: id, limit: PAGE, offset }),
  read: (answer, report: Report) => ({
    total: v.parse(v.number(), memberOf(answer, 'total')),
    results: merged(readEach(RawCourse, memberOf(answer, 'results'), 'A course', report).flatMap(subjectsOf)),
  }),
});

const gather = everyPage<{ readonly id: string }, SubjectFigures>(fetchPage);

/**
 * Figures by subject of one provider: `listSubjectFigures({ id })` derives them from the records of all its courses
 * (C-04), so that a page receives a few rows instead of hundreds of courses. The error message is `There has been a
 * problem fetching courses`.
 */
export const subjectFiguresApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubjectFigures: build.query<readonly SubjectFigures[], { readonly id: string }>({
      queryFn: async (arg, context, options) => {
        const all = await gather(arg, context, options);
        return 'error' in all ? all : { data: merged(all.data) };
      },
    }),
  }),
});
