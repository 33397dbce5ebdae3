import { fetchWhole } from '@signpost/federation/registry';
import { z } from 'zod';
import type { Address } from './xml';

const resultSchema = z.object({
  hits: z.array(
    z.object({
      url: z.string(),
      published: z.iso.date().optional().catch(undefined),
      sample: z.boolean().optional().catch(undefined),
    }),
  ),
  cursor: z.string().optional(),
});

const PER_CALL = 1_000;

/** More than any catalogue needs; it ends the loop if the service never stops returning a cursor. */
const MAX_CALLS = 1_000;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Returns the address of every record of a search index that is no sample, and for a guide the day it was last checked.
 * Throws when the service responds with an error or an unexpected body.
 */
export const browseAddresses = async (backend: string, index: string): Promise<Address[]> => {
  const addresses: Address[] = [];
  let cursor: string | undefined;
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const body = await fetchWhole(
      new URL(`/search/1/indexes/${index}/browse`, backend),
      REQUEST_TIMEOUT_MS,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          cursor
            ? { cursor }
            : { hitsPerPage: PER_CALL, attributesToRetrieve: ['url', 'published', 'sample'] },
        ),
      },
      ({ ok, status }) => {
        if (!ok) throw new Error(`${index} answered ${status}`);
      },
    );
    const result = resultSchema.parse(JSON.parse(body.toString()));
    const real = result.hits.filter(({ sample }) => !sample);
    addresses.push(...real.map(({ url, published }) => ({ path: url, changed: published })));
    cursor = result.cursor;
    if (!cursor) return addresses;
  }
  throw new Error(`${index} did not end after ${MAX_CALLS} calls`);
};
