/** One Core Web Vital of this document: milliseconds, but for the layout shift, which is a score. */
export interface Vital {
  readonly name: 'LCP' | 'CLS' | 'INP';
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** Up to the first a value is good, above the second poor. */
const LIMITS = { LCP: [2_500, 4_000], CLS: [0.1, 0.25], INP: [200, 500] } as const;

/** Shifts belong together while they are a second apart at most, and five seconds from the first. */
const SHIFT_GAP = 1_000;
const SHIFT_WINDOW = 5_000;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Calls back for each entry of a type, those from before included; never where the browser does not know the type. */
const observe = <Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
): PerformanceObserver | undefined => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const takeAll = (entries: PerformanceEntry[]) => entries.forEach((entry) => take(entry as Entry));
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  return observer;
};

const rated = (name: Vital['name'], value: number): Vital => {
  const [good, poor] = LIMITS[name];
  return { name, value, rating: value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor' };
};

/** The worst window of shifts so far. */
const followShifts = () => {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  const observer = observe<Shift>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const together = startTime - last < SHIFT_GAP && startTime - first < SHIFT_WINDOW;
    first = together ? first : startTime;
    sum = together ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  });
  return () => (observer ? Math.round(worst * 10_000) / 10_000 : undefined);
};

/** The slowest interaction so far, one in fifty forgiven. */
const followInteractions = () => {
  const slowest = new Map<number, number>();
  observe<Interaction>('event', ({ interactionId, duration }) => {
    if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  });
  return () => [...slowest.values()].sort((a, b) => b - a)[Math.floor(slowest.size / 50)];
};

const followPaint = () => {
  let latest: number | undefined;
  observe('largest-contentful-paint', ({ startTime }) => (latest = Math.round(startTime)));
  return () => latest;
};

/**
 * Measures the Core Web Vitals and reports those that there are once, when the page is first left or hidden: a visitor may
 * not come back to it. Written out because the measures are few; browsers that lack one report the others.
 */
export const reportVitals = (report: (vital: Vital) => void): void => {
  const measures = { LCP: followPaint(), CLS: followShifts(), INP: followInteractions() };
  const hidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', hidden);
    for (const name of ['LCP', 'CLS', 'INP'] as const) {
      const value = measures[name]();
      if (value !== undefined) report(rated(name, value));
    }
  };
  document.addEventListener('visibilitychange', hidden);
};
