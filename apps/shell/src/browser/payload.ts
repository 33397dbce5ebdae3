import { array, object, optional, parse, string, unknown } from 'valibot';
import { restoreCache, storeContext, type ContextReader } from '@signpost/api-client/base';
import type { BootRemote } from '../transfer/boot-data';
import { ownerOf } from '../app/owner-of-path';
import { PAYLOAD_FILE } from '../transfer/prerendered-payload';

/** Longest wait for a payload, in milliseconds; after it the loader's own calls are faster. */
const PAYLOAD_TIMEOUT_MS = 3_000;

const Payload = object({
  release: string(),
  cache: array(object({ endpointName: string(), arg: optional(unknown()), value: unknown() })),
});

/**
 * Fetches the payload of the prerendered page at a path, in the language of the path, and puts its answers into the
 * store (B-08). Does nothing when the payload is not available, cannot be parsed, or was made by another release than
 * this page's; the loader then makes its own calls.
 */
export const restorePayload = async (
  pathname: string,
  remotes: readonly BootRemote[],
  context: ContextReader,
): Promise<void> => {
  try {
    const answer = await fetch(pathname.replace(/\/$/, '') + PAYLOAD_FILE, {
      signal: AbortSignal.timeout(PAYLOAD_TIMEOUT_MS),
    });
    const { release, cache } = parse(Payload, await answer.json());
    if (release === ownerOf(remotes, pathname)?.release) restoreCache(context.get(storeContext), cache);
  } catch (error) {
    console.info('the prerendered payload is not available', error);
  }
};
