import { MEASURE_PREFIX } from '../observability/add-measure';

const durationOf = (name: string): number | undefined =>
  performance.getEntriesByName(MEASURE_PREFIX + name, 'measure').at(-1)?.duration;

/** Returns the milliseconds from the first request for the shell's own files of this page to their last byte. */
const shellLoad = (): number | undefined => {
  const hydration = performance.getEntriesByName(`${MEASURE_PREFIX}hydrate`, 'measure')[0];
  if (!hydration) return undefined;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, responseEnd }) =>
      new URL(name).pathname.startsWith('/assets/') &&
      responseEnd <= hydration.startTime + hydration.duration,
  );
  if (files.length === 0) return undefined;
  return (
    Math.max(...files.map(({ responseEnd }) => responseEnd)) -
    Math.min(...files.map(({ startTime }) => startTime))
  );
};

/** This browser's measurements of the page, in milliseconds. */
export const browserTimes = {
  /** How long a remote's code took to load and run, or the shell's to load. */
  load: (remote: string): number | undefined =>
    remote === 'shell' ? shellLoad() : durationOf(`load.${remote}`),
  /** How long hydrating the document took: frame and page are hydrated together. */
  hydration: (): number | undefined => durationOf('hydrate'),
  /** How long a remote's row took from scrolling into view to being hydrated. */
  rowHydration: (remote: string): number | undefined => durationOf(`hydrate.${remote}`),
};
