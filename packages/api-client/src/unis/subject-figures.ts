import * as v from 'valibot';
import { api, fetching, type Report } from '@signpost/api-client/base';
import { RawCourse } from '../courses/schema';
import { address, memberOf, readEach } from '../wire';
import { everyPage, PAGE, type ListPage } from './every-page';

/** A figure of the graduates of one subject at one provider, with how many it describes and when they finished. */
interface SubjectFigure {
  readonly value: number;
  readonly graduates: number;
  readonly years: string;
}

/** One subject of a provider: what its graduates earn and do. A figure that is not published is null. */
export interface SubjectFigures {
  /** CAH code. */
  readonly code: string;
  readonly name: string;
  /** The middle pay, GBP a year, 15 months after the course. */
  readonly pay: SubjectFigure | null;
  /** Percent in work or further study 15 months after the course. */
  readonly employment: SubjectFigure | null;
}

type Course = v.InferOutput<typeof RawCourse>;

/** A figure of a whole subject belongs to that subject, not to the course in whose record it stands. */
const figureOf = (published: Course['salary'] | Course['employment'], code: string): SubjectFigure | null => {
  if (!published || published.level !== 'subject' || published.subject !== code) return null;
  const value = 'median' in published ? published.median : published.percent;
  return { value, graduates: published.people, years: published.years };
};

/** What the record of a course says of each of its subjects. */
const subjectsOf = ({ subjects, salary, employment }: Course): SubjectFigures[] =>
  subjects.map(({ code, name }) => ({
    code,
    name,
    pay: figureOf(salary, code),
    employment: figureOf(employment, code),
  }));

/** Each subject once, with the figures that any of its courses brought; subjects without any are left out. */
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
 * Figures by subject of one provider: `listSubjectFigures({ id })` gathers them from the records of all its courses
 * (C-04), so that a page is sent a few lines and not hundreds of courses. Failures read `There has been a problem
 * fetching courses`.
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
