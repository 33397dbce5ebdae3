import { z } from 'zod';
import { CHANGE_GROUPS, CHANGE_KINDS, CHANGE_VALUES } from '../../platform/database/change-tables';
import { commaList, courseIdentifier, once, oneOf, query, subjectIdentifier, whole } from '../query';

const RECORD_KINDS = ['course', 'provider'] as const;
const MAX_ID = 1e15 - 1;

const ukprn = once('must be a UKPRN').regex(/^\d{8}$/, 'must be a UKPRN of eight digits');

/** C-25. Records and providers are alternatives; `after` and `before` are ids of changes. */
export const changesQuerySchema = query({
  kind: oneOf(RECORD_KINDS).optional(),
  change: oneOf(CHANGE_KINDS).optional(),
  record: commaList(z.union([courseIdentifier, ukprn], { error: 'must be a course id or a UKPRN' })).default(
    [],
  ),
  provider: commaList(ukprn).default([]),
  subject: commaList(subjectIdentifier).default([]),
  since: z.iso.datetime({ offset: true, error: 'must be a time, such as 2026-11-30T09:00:00Z' }).optional(),
  after: whole(0, MAX_ID).optional(),
  before: whole(0, MAX_ID).optional(),
  limit: whole(1, 100).default(50),
});

const value = z.union([z.string(), z.number()]).nullable();

/** C-25's response: changes, the newest first. */
export const changesSchema = z.strictObject({
  results: z.array(
    z.strictObject({
      id: z.int(),
      changedAt: z.iso.datetime(),
      kind: z.enum(RECORD_KINDS),
      recordId: z.string(),
      name: z.string(),
      /** The page on the site; null for a removed record. */
      path: z.string().nullable(),
      /** The name is null when the provider is no longer listed. */
      provider: z.strictObject({ ukprn: z.string(), name: z.string().nullable() }),
      change: z.enum(CHANGE_KINDS),
      /** The parts of the record that changed. */
      groups: z.array(z.enum(CHANGE_GROUPS)),
      /** Old and new value of what changed; null where it was or is not published. */
      values: z.partialRecord(z.enum(CHANGE_VALUES), z.tuple([value, value])),
      /** The change in plain sentences. */
      summary: z.string(),
      dataSet: z.string(),
      dataYear: z.int(),
    }),
  ),
  /** The `before` of the next page; null on the last. */
  next: z.int().nullable(),
});
