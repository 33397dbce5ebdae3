import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { accessOf, api, fetching, unreadableBecause, type Report } from '@signpost/api-client/base';
import { cycleYear } from '../courses/cycle-year';
import { address } from '../wire';
import * as mapper from './mapper';
import type { GradeComparison } from './mapper';
import type { CourseDetails, CourseKey } from './types';

/** Grades to compare with those of earlier entrants (C-09). */
export interface GradeQuestion {
  readonly courseIds: readonly string[];
  readonly qualificationType: 'A_level' | 'BTEC';
  /** Such as `AAB` or `DMM`. */
  readonly grade: string;
}

const fetchDetails = fetching<CourseKey, mapper.BareDetails>({
  subject: 'courses',
  request: ({ courseId }) =>
    address('{services}/search/api/v3/courses', {
      'courseDetailsRequest.coursePrimaryId': courseId,
      'courseDetailsRequest.academicYearId': cycleYear(),
    }),
  read: mapper.readDetails,
});

const NO_FIGURES: mapper.OptionFigures = {
  employmentWork: null,
  employmentWorkStudy: null,
  nssScore: null,
  record: null,
};

/** Fetches optional data of a course: a failure is only logged and gives null. */
const extra = async <Result>(
  call: string | FetchArgs,
  read: (answer: unknown, report: Report) => Result,
  logLine: string,
  context: BaseQueryApi,
): Promise<Result | null> => {
  const { query, report, onProblem } = accessOf(context);
  const answer = await query(call, context, {});
  try {
    if (!answer.error) return read(answer.data, report);
    report(logLine, answer.error.detail);
  } catch (failure) {
    const problem = unreadableBecause(failure, (_, reason) => report(logLine, reason));
    onProblem?.(problem);
  }
  return null;
};

/**
 * Full course records. `getCourseDetails({ courseId, … })`: the course (C-06), the figures of one option
 * (C-07) and the grades of earlier entrants (C-08). Without the course it fails with `There has been a problem fetching
 * courses`; failing figures or grades are only logged and named in `unavailable`.
 * `compareGrades(question)` (C-09): a POST that is never retried; empty when it fails, which is logged.
 */
export const courseDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourseDetails: build.query<CourseDetails, CourseKey>({
      queryFn: async (key, context, options) => {
        const answer = await fetchDetails(key, context, options);
        if ('error' in answer) return answer;
        const { data: course } = answer;
        const [figures, grades] = await Promise.all([
          extra(
            address('/api/v1/courses', {
              courses: course.id,
              courseOptionId: key.optionId ?? course.options[0]?.id,
              academicYearId: course.academicYearId,
              extended: true,
            }),
            mapper.readFigures,
            'Employment and student survey figures could not be fetched',
            context,
          ),
          extra(
            `{services}/historic-grades-api/loggedOut/${encodeURIComponent(course.id)}`,
            mapper.readGrades,
            'Historic entry grades could not be fetched',
            context,
          ),
        ]);
        const unavailable: CourseDetails['unavailable'] = [
          ...(figures ? [] : ['figures' as const]),
          ...(grades ? [] : ['grades' as const]),
        ];
        return {
          data: { ...course, ...(figures ?? NO_FIGURES), historicalEntryGrades: grades ?? [], unavailable },
        };
      },
    }),
    compareGrades: build.mutation<readonly GradeComparison[], GradeQuestion>({
      queryFn: async (body, context) =>
        body.courseIds.length === 0
          ? { data: [] }
          : {
              data:
                (await extra(
                  {
                    url: '{services}/historic-grades-api/loggedIn',
                    method: 'POST',
                    body,
                    // It answers the visitor's session, on an origin of its own too.
                    credentials: 'include',
                  },
                  mapper.readComparisons,
                  'Historic entry grades could not be compared',
                  context,
                )) ?? [],
            },
    }),
  }),
});
