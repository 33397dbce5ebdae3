import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { picture, readEach } from '../wire';
import { OPEN_DAY_KINDS, type OpenDay } from './types';

const text = v.pipe(v.string(), v.minLength(1));
const textOrNull = v.nullish(v.string(), null);

/** An open day as C-12 gives it. */
const RawOpenDay = v.object({
  id: text,
  title: text,
  summary: v.optional(v.string(), ''),
  sample: v.optional(v.boolean(), false),
  notice: textOrNull,
  kind: v.picklist(OPEN_DAY_KINDS),
  date: v.pipe(v.string(), v.isoDate()),
  starts: v.string(),
  ends: v.string(),
  place: v.nullish(
    v.object({
      town: v.string(),
      postcode: v.string(),
      region: v.string(),
      country: v.string(),
      latitude: v.number(),
      longitude: v.number(),
    }),
    null,
  ),
  distance: v.nullish(v.number(), null),
  subjects: v.optional(v.array(v.object({ id: v.string(), title: v.string() })), []),
  provider: v.object({ providerId: text, name: text, websiteUrl: textOrNull, image: picture }),
  bookingUrl: textOrNull,
});

/** Parses a response of C-12, which is an array, as open days. */
export const readOpenDays = (answer: unknown, report: Report): OpenDay[] =>
  readEach(RawOpenDay, answer, 'An open day', report);
