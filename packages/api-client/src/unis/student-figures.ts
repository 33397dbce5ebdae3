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
  survey: v.nullish(
    v.object({
      themes: v.array(theme),
      everywhere: v.object({ themes: v.array(theme), providers: v.number(), ...group }),
      ...group,
    }),
    null,
  ),
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

/** The group that figures of several courses describe. */
export interface StudentGroup {
  /** Number of students, each counted once. */
  readonly people: number;
  /** Number of the provider's courses that publish the figure. */
  readonly courses: number;
  readonly years: string;
}

/** The median and the interquartile range of pay, in pounds a year. */
export interface GroupPay extends StudentGroup {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** Student figures of a provider's courses, weighted by numbers of people; null where no course publishes one. */
export interface StudentFigures {
  /** Positive answers by theme of the National Student Survey; `everywhere` is our mean over all providers with results. */
  readonly survey:
    | (StudentGroup & {
        readonly themes: readonly StudentShare[];
        readonly everywhere: StudentGroup & {
          readonly themes: readonly StudentShare[];
          readonly providers: number;
        };
      })
    | null;
  /** The highest qualifications of entrants, most frequent first. */
  readonly entry: (StudentGroup & { readonly qualifications: readonly StudentShare[] }) | null;
  /** Pay from tax records, three and five years after the course. */
  readonly earnings3: GroupPay | null;
  readonly earnings5: GroupPay | null;
  /** Why null figures are missing. */
  readonly absences: Readonly<
    Partial<Record<'survey' | 'entry' | 'earnings3' | 'earnings5', Absence | undefined>>
  >;
}

/**
 * Survey results and entry qualifications of one provider's students: `getStudentFigures({ id })` (C-15), null for an
 * unknown provider. The error message is `There has been a problem fetching uni details`.
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
