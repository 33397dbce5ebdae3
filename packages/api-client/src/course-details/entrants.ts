import * as v from 'valibot';
import { api, fetching, type Report } from '@signpost/api-client/base';
import { byIds } from '../courses/by-ids';
import { RawCourse } from '../courses/schema';
import { address, memberOf, readEach } from '../wire';
import { RawRecord } from './schema';

const { id, title, qualification, distinction, provider, subjectGuides, tariff, absences } =
  RawCourse.entries;
const { foundationYear } = RawRecord.entries;
const { tariff: bands } = RawRecord.entries.figures.entries;

const RawEntrants = v.object({
  ...{ id, title, qualification, distinction, provider, subjectGuides, tariff, absences, foundationYear },
  figures: v.object({ tariff: bands }),
});

/** A course with the points of its entrants: the middle half in `tariff`, every published band in `figures`. */
export type CourseEntrants = Readonly<v.InferOutput<typeof RawEntrants>>;

/** A provider, by its short id, and a subject, by the id of its guide. */
export interface SubjectAtProvider {
  readonly provider: string;
  readonly subject: string;
}

/** Maximum number of courses of one subject at one provider that are looked through. */
const MAX_LOOKED_THROUGH = 100;

const readEntrants = (answer: unknown, report: Report): CourseEntrants[] =>
  readEach(RawEntrants, memberOf(answer, 'results'), 'A course with its entrants', report);

const fetchBatch = fetching<readonly string[], readonly CourseEntrants[]>({
  subject: 'courses',
  request: (ids) => address('/api/v1/courses', { courses: ids, limit: ids.length, extended: true }),
  read: readEntrants,
});

/**
 * Points of entrants (C-04). `getEntrants(ids)`: courses in the order of the ids without unknown ones, fetched 20 at a
 * time (V-03); no ids make no call (V-02). `listFoundationYears({ provider, subject })`: the courses of the subject
 * that include a foundation year. The error message is `There has been a problem fetching courses`.
 */
export const entrantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEntrants: build.query<readonly CourseEntrants[], readonly string[]>({
      queryFn: byIds(fetchBatch),
    }),
    listFoundationYears: build.query<readonly CourseEntrants[], SubjectAtProvider>({
      queryFn: fetching<SubjectAtProvider, readonly CourseEntrants[]>({
        subject: 'courses',
        request: ({ provider: uni, subject }) =>
          address('/api/v1/courses', {
            unis: uni,
            subjects: subject,
            limit: MAX_LOOKED_THROUGH,
            extended: true,
          }),
        read: (answer, report) =>
          readEntrants(answer, report).filter((course) => course.foundationYear === 'included'),
      }),
    }),
  }),
});
