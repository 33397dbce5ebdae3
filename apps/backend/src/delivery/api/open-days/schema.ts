import { z } from 'zod';
import { openDaySchema } from '../../../domain/catalogue/content/employers';
import { OPEN_DAY_ORDERS } from '../../../domain/events/list-open-days';
import {
  commaList,
  decimal,
  needPosition,
  once,
  oneOf,
  providerIdentifier,
  radius,
  subjectIdentifier,
  whole,
  withoutBlanks,
} from '../../query';

const kind = openDaySchema.shape.kind;

const day = once('must be a date')
  .regex(/^\d{4}-\d\d-\d\d$/, 'must be a date, such as 2026-11-30')
  .pipe(z.iso.date('must be a day of the calendar'));

/** C-12. `from` is today by default. */
export const openDaysQuerySchema = z.preprocess(
  withoutBlanks,
  z
    .object({
      offset: whole(0, 100_000).default(0),
      limit: whole(1, 500).default(100),
      sort: oneOf(['ASC', 'DESC']).default('ASC'),
      sortBy: oneOf(OPEN_DAY_ORDERS).default('date'),
      providerGuid: commaList(providerIdentifier).default([]),
      kind: commaList(kind).default([]),
      subjects: commaList(subjectIdentifier).default([]),
      from: day.optional(),
      to: day.optional(),
      lat: decimal(-90, 90).optional(),
      lng: decimal(-180, 180).optional(),
      radius: radius.optional(),
    })
    .superRefine(needPosition),
);

export type OpenDaysQuery = z.infer<typeof openDaysQuerySchema>;

/** C-12's response. */
export const openDaysSchema = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    /** The notice to show to readers: that the date is invented. */
    /** Whether the date is invented. */
    sample: z.boolean(),
    notice: z.string().nullable(),
    kind,
    /** YYYY-MM-DD. */
    date: z.iso.date(),
    /** HH:mm, in `timeZone`. */
    starts: z.string(),
    ends: z.string(),
    timeZone: z.literal('Europe/London'),
    /** Null online. */
    place: openDaySchema.shape.place,
    /** Miles; null online and without lat and lng. */
    distance: z.number().nullable(),
    /** Empty when the open day is for all subjects. */
    subjects: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    provider: z.strictObject({
      providerId: z.string(),
      ukprn: z.string(),
      name: z.string(),
      websiteUrl: z.string().nullable(),
      image: z.string(),
    }),
    bookingUrl: z.string().nullable(),
  }),
);

export type OpenDays = z.infer<typeof openDaysSchema>;
