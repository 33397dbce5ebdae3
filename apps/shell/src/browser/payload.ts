import { array, object, optional, parse, string, unknown } from 'valibot';
import { restoreCache, storeContext, type ContextReader } from '@signpost/api-client/base';
import type { BootRemote } from '../routing/boot';
import { ownerOf } from '../routing/owners';
import { PAYLOAD_FILE } from '../routing/payload';

/** Longest wait for a payload, in milliseconds: then the loader's own calls are the quicker way. */
const PATIENCE = 3_000;

const Payload = object({
  release: string(),
  cache: array(object({ endpointName: string(), arg: optional(unknown()), value: unknown() })),
});

/**
 * Fetches the payload of the prerendered page at a path and puts its answers into the store (B-08). One that cannot be had,
 * cannot be read, or was made by another release than this page's changes nothing: the loader then asks for itself.
 */
export const restorePayload = async (
  pathname: string,
  remotes: readonly BootRemote[],
  context: ContextReader,
): Promise<void> => {
  try {
    const answer = await fetch(pathname.replace(/\/$/, '') + PAYLOAD_FILE, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { release, cache } = parse(Payload, await answer.json());
    if (release === ownerOf(remotes, pathname)?.release) restoreCache(context.get(storeContext), cache);
  } catch (error) {
    console.info('no payload', error);
  }
};
