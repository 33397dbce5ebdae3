import { PREFIX } from '../observability/measured';

const durationOf = (what: string): number | undefined =>
  performance.getEntriesByName(PREFIX + what, 'measure').at(-1)?.duration;

/** Milliseconds from the first request for the shell's own files of this page to the last byte of them. */
const shellLoad = (): number | undefined => {
  const alive = performance.getEntriesByName(`${PREFIX}hydrate`, 'measure')[0];
  if (!alive) return undefined;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, responseEnd }) =>
      new URL(name).pathname.startsWith('/assets/') && responseEnd <= alive.startTime + alive.duration,
  );
  if (files.length === 0) return undefined;
  return (
    Math.max(...files.map(({ responseEnd }) => responseEnd)) -
    Math.min(...files.map(({ startTime }) => startTime))
  );
};

/** What this browser measured of the page, in milliseconds. */
export const browserTimes = {
  /** How long a remote's code took to come and run, or the shell's to come. */
  load: (remote: string): number | undefined =>
    remote === 'shell' ? shellLoad() : durationOf(`load.${remote}`),
  /** How long the document took to come to life: frame and page do so as one. */
  hydration: (): number | undefined => durationOf('hydrate'),
  /** How long a remote's row took from coming into view to answering. */
  wake: (remote: string): number | undefined => durationOf(`wake.${remote}`),
};
