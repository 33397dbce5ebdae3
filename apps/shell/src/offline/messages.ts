import * as v from 'valibot';

const addresses = v.array(v.string());

/** What a page asks of the service worker. */
export const workerMessage = v.variant('type', [
  /** Keep pages from now on. */
  v.object({ type: v.literal('start') }),
  /** Keep nothing any more, and remove everything. */
  v.object({ type: v.literal('stop') }),
  /**
   * Keep these: addresses of what the visitor saved, of pages that are open, and of files that those have loaded. All
   * are paths of this site.
   */
  v.object({ type: v.literal('keep'), saved: addresses, opened: addresses, files: addresses }),
  /** Ask the server which releases have been withdrawn. */
  v.object({ type: v.literal('check') }),
]);

export type WorkerMessage = v.InferOutput<typeof workerMessage>;

/** `KEEPABLE_RELEASES`: by remote, the ids of the releases whose pages and files may be kept. */
export const keepableReleases = v.object({ releases: v.record(v.string(), v.array(v.string())) });

export type KeepableReleases = v.InferOutput<typeof keepableReleases>['releases'];
