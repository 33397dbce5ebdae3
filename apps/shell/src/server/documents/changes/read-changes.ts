import { languageParameter } from '@signpost/api-client/language';
import { fetchWhole } from '@signpost/federation/registry';
import { z } from 'zod';

const changesSchema = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      changedAt: z.iso.datetime(),
      kind: z.enum(['course', 'provider']),
      name: z.string(),
      path: z.string().startsWith('/').nullable(),
      provider: z.object({ name: z.string().nullable() }),
      change: z.enum(['added', 'removed', 'changed']),
      summary: z.string(),
      dataSet: z.string(),
      dataYear: z.int(),
    }),
  ),
  next: z.int().nullable(),
});

/** One page of recorded changes, the newest first. */
export type Changes = z.infer<typeof changesSchema>;

/** The parameters of the feed; they are those of the API (C-25). */
export const feedQuerySchema = z.object({
  kind: z.enum(['course', 'provider']).optional(),
  provider: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  subject: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});

export type FeedQuery = z.infer<typeof feedQuerySchema>;

/** Returns the parameters as the query of an address; empty for none. */
export const searchOf = (query: FeedQuery & { readonly lang?: string }): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

const REQUEST_TIMEOUT_MS = 10_000;

/** Reads changes from the API in the current language. Throws when it responds with an error or an unexpected body. */
export const readChanges = async (backend: string, query: FeedQuery): Promise<Changes> => {
  const url = new URL(`/api/v1/changes${searchOf({ ...query, ...languageParameter() })}`, backend);
  const body = await fetchWhole(url, REQUEST_TIMEOUT_MS, {}, ({ ok, status }) => {
    if (!ok) throw new Error(`the list of changes answered ${status}`);
  });
  return changesSchema.parse(JSON.parse(body.toString()));
};
