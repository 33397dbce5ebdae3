/** Most pages that are prefetched from one page. */
const MAX_PAGES = 10;

/** When prefetching has loaded this many bytes from one page, as they were transferred, it stops. */
const MAX_BYTES = 300_000;

/** Bytes of the files and answers that were loaded since a time, in milliseconds since the document's start. */
const bytesSince = (start: number): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime >= start)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

/**
 * Creates the function that runs `load` unless it has run for this address, or the budget of the page that is shown is
 * spent. A failed load may run again. `pageKey` returns the key of that page; another key has the whole budget again.
 */
export const createPrefetchBudget = (pageKey: () => string) => {
  const done = new Set<string>();
  let spent = { key: '', pages: 0, bytes: 0 };
  return (address: string, load: () => Promise<unknown>): void => {
    if (spent.key !== pageKey()) spent = { key: pageKey(), pages: 0, bytes: 0 };
    const page = spent;
    if (done.has(address) || page.pages >= MAX_PAGES || page.bytes >= MAX_BYTES) return;
    done.add(address);
    page.pages += 1;
    const start = performance.now();
    void load()
      // The navigation itself loads again and reports a failure.
      .catch(() => done.delete(address))
      .finally(() => (page.bytes += bytesSince(start)));
  };
};
