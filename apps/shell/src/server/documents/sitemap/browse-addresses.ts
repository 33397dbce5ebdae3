import { fetchWhole } from '@signpost/federation/registry';
import { z } from 'zod';
import type { Address } from './xml';

const answerSchema = z.object({
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
/** More calls than any catalogue needs: a cursor that never ends must not keep this server busy for ever. */
const MAX_CALLS = 1_000;
const REQUEST_TIMEOUT_MS = 10_000;

/** Goes through a search index and gives the address of each record that is real, a guide's with the day it was last checked. Throws when the service does not answer as agreed. */
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
    const answer = answerSchema.parse(JSON.parse(body.toString()));
    const real = answer.hits.filter(({ sample }) => !sample);
    addresses.push(...real.map(({ url, published }) => ({ path: url, changed: published })));
    cursor = answer.cursor;
    if (!cursor) return addresses;
  }
  throw new Error(`${index} has no end`);
};
