import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { RawAbsence } from '../courses/absence';
import type { Absence } from '../courses/types';
import { memberOf } from '../wire';
import { providerRequest } from './request';

const theme = v.object({ id: v.string(), name: v.string(), percent: v.number() });
const group = { people: v.number(), courses: v.number(), years: v.string() };

const pay = v.nullish(
  v.object({ median: v.number(), lowerQuartile: v.number(), upperQuartile: v.number(), ...group }),
  null,
);

const RawStudents = v.object({
  survey: v.nullish(v.object({ themes: v.array(theme), everywhere: v.array(theme), ...group }), null),
  entry: v.nullish(v.object({ qualifications: v.array(theme), ...group }), null),
  earnings3: pay,
  earnings5: pay,
});

const reason = v.optional(RawAbsence);
const RawAbsences = v.optional(
  v.object({ survey: reason, entry: reason, earnings3: reason, earnings5: reason }),
  {},
);

/** A share of students in whole percent. */
export interface StudentShare {
  readonly id: string;
  readonly name: string;
  readonly percent: number;
}

/** Whom figures of several courses are about. */
export interface StudentGroup {
  /** Students that it is about, each once. */
  readonly people: number;
  /** Courses of the provider that publish it. */
  readonly courses: number;
  readonly years: string;
}

/** The middle pay and the middle half, in pounds a year. */
export interface GroupPay extends StudentGroup {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** What the courses of a provider publish of their students, put together by numbers of people; null where none does. */
export interface StudentFigures {
  /** Positive answers by theme of the National Student Survey; `everywhere` is of all courses that have them. */
  readonly survey:
    | (StudentGroup & {
        readonly themes: readonly StudentShare[];
        readonly everywhere: readonly StudentShare[];
      })
    | null;
  /** The highest qualification that entrants had, the most frequent first. */
  readonly entry: (StudentGroup & { readonly qualifications: readonly StudentShare[] }) | null;
  /** Pay from tax records, three and five years after the course. */
  readonly earnings3: GroupPay | null;
  readonly earnings5: GroupPay | null;
  /** Why those that are null are not there. */
  readonly absences: Readonly<
    Partial<Record<'survey' | 'entry' | 'earnings3' | 'earnings5', Absence | undefined>>
  >;
}

/**
 * What the students of one provider say and what they had on entry: `getStudentFigures({ id })` (C-15), null where the
 * provider is not known. Failures read `There has been a problem fetching uni details`.
 */
export const studentFiguresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStudentFigures: build.query<StudentFigures | null, { readonly id: string }>({
      queryFn: fetching<{ readonly id: string }, StudentFigures | null>({
        subject: 'uni details',
        request: ({ id }) => `${providerRequest(id)}&students=true`,
        read: (answer) => {
          const [record] = v.parse(v.array(v.unknown()), memberOf(answer, 'results'));
          if (record === undefined) return null;
          const students = v.parse(RawStudents, memberOf(record, 'students') ?? {});
          return { ...students, absences: v.parse(RawAbsences, memberOf(record, 'absences')) };
        },
      }),
    }),
  }),
});
