import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { address, memberOf, readEach } from '../../wire';

const RawPlacePay = v.object({
  lowerQuartile: v.number(),
  median: v.number(),
  upperQuartile: v.number(),
  people: v.number(),
});
const RawMoment = v.nullable(v.object({ uk: RawPlacePay, region: v.nullable(RawPlacePay) }));
const RawSubjectPay = v.object({
  subject: v.string(),
  subjectName: v.string(),
  years3: RawMoment,
  years5: RawMoment,
});

/** Pay of graduates in one place, in pounds a year. */
export type PlacePay = Readonly<v.InferOutput<typeof RawPlacePay>>;

/**
 * Pay of a subject's graduates of full-time first degrees 3 and 5 years after the course, in the UK and in one region;
 * null where not published.
 */
export type RegionalSubjectPay = Readonly<v.InferOutput<typeof RawSubjectPay>>;

/** A subject, by the id of its guide, and the name of a region or nation. */
export interface SubjectInRegion {
  readonly subject: string;
  readonly region: string;
}

/**
 * Pay by region: `getSubjectPay({ subject, region })` returns the pay of each subject that the guide covers, or of its
 * wider group; empty when none is published. The error message is `There has been a problem fetching subjects`.
 */
export const subjectPayApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubjectPay: build.query<readonly RegionalSubjectPay[], SubjectInRegion>({
      queryFn: fetching<SubjectInRegion, readonly RegionalSubjectPay[]>({
        subject: 'subjects',
        request: (asked) => address('/api/v1/subject-pay', { ...asked }),
        read: (answer, report) =>
          readEach(RawSubjectPay, memberOf(answer, 'results'), 'The pay of a subject', report),
      }),
    }),
  }),
});
