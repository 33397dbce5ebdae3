import * as v from 'valibot';
import { onApiHost, type Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import type { Apprenticeship, ApprenticeshipPage } from './types';

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.nullish(v.string(), '');
const textOrNull = v.nullish(v.string(), null);
const numberOrNull = v.nullish(v.number(), null);

/** An apprenticeship as C-02 gives it. */
const RawJob = v.object({
  JobID: text,
  Title: text,
  RecruiterName: text,
  LocationDescription: texts,
  SalaryDescription: texts,
  ShortDescription: texts,
  LogoUrl: texts,
  ApplyUrl: texts,
  DetailsUrl: text,
  Sample: v.optional(v.boolean(), false),
  Notice: textOrNull,
  Level: numberOrNull,
  OpeningDate: textOrNull,
  ClosingDate: textOrNull,
  StartDate: textOrNull,
  Latitude: numberOrNull,
  Longitude: numberOrNull,
  Distance: numberOrNull,
});

/** Maps a source record to an apprenticeship (E-01). */
const toApprenticeship = (raw: v.InferOutput<typeof RawJob>): Apprenticeship => ({
  id: raw.JobID,
  title: raw.Title,
  recruiter: raw.RecruiterName,
  location: raw.LocationDescription,
  salary: raw.SalaryDescription,
  summary: raw.ShortDescription,
  logo: onApiHost(raw.LogoUrl),
  applyUrl: raw.ApplyUrl,
  url: raw.DetailsUrl,
  sample: raw.Sample,
  notice: raw.Notice,
  level: raw.Level,
  openingDate: raw.OpeningDate,
  closingDate: raw.ClosingDate,
  startDate: raw.StartDate,
  latlon: raw.Latitude === null || raw.Longitude === null ? null : { lat: raw.Latitude, lng: raw.Longitude },
  distance: raw.Distance,
});

/** Parses a response of C-02 (`data.Job`) as a page; without a total, the number of records is used. */
export const readApprenticeships = (answer: unknown, report: Report): ApprenticeshipPage => {
  const results = readEach(RawJob, memberOf(answer, 'data', 'Job'), 'An apprenticeship', report).map(
    toApprenticeship,
  );
  const total = memberOf(answer, 'data', 'Total');
  return { total: typeof total === 'number' ? total : results.length, results };
};
