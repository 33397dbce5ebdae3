import { VITALS, type VitalReport } from '../transfer/vital-report';

/** One Core Web Vital of this document: in milliseconds, except for the layout shift, which is a score. */
export interface Vital extends Pick<VitalReport, 'name' | 'value'> {
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** Upper limits of a good and of an acceptable value. */
const LIMITS = { LCP: [2_500, 4_000], CLS: [0.1, 0.25], INP: [200, 500] } as const;

/** Layout shifts of one session window are less than this apart. */
const SHIFT_GAP_MS = 1_000;
/** Layout shifts of one session window are within this time of the first. */
const SHIFT_WINDOW_MS = 5_000;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/**
 * Calls back for each entry of a type, including buffered ones; does nothing where the browser does not support the
 * type.
 */
const observe = <Entry extends PerformanceEntry>(
  type: string,
  onEntry: (entry: Entry) => void,
): PerformanceObserver | undefined => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const handleEntries = (entries: PerformanceEntry[]) => entries.forEach((entry) => onEntry(entry as Entry));
  const observer = new PerformanceObserver((list) => handleEntries(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  return observer;
};

const rateVital = (name: Vital['name'], value: number): Vital => {
  const [good, poor] = LIMITS[name];
  return { name, value, rating: value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor' };
};

/** Tracks the worst session window of layout shifts so far. */
const trackShifts = () => {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  const observer = observe<Shift>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameWindow = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_WINDOW_MS;
    first = isSameWindow ? first : startTime;
    sum = isSameWindow ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  });
  return () => (observer ? Math.round(worst * 10_000) / 10_000 : undefined);
};

/** Tracks the slowest interaction so far, ignoring one of every fifty. */
const trackInteractions = () => {
  const slowest = new Map<number, number>();
  observe<Interaction>('event', ({ interactionId, duration }) => {
    if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  });
  return () => [...slowest.values()].sort((a, b) => b - a)[Math.floor(slowest.size / 50)];
};

const trackPaint = () => {
  let latest: number | undefined;
  observe('largest-contentful-paint', ({ startTime }) => (latest = Math.round(startTime)));
  return () => latest;
};

/**
 * Measures the Core Web Vitals and reports those available once, when the page is first left or hidden, because the
 * visitor may not return to it. Written without a library because there are few measures; browsers that lack one report
 * the others.
 */
export const reportVitals = (report: (vital: Vital) => void): void => {
  const readers = { LCP: trackPaint(), CLS: trackShifts(), INP: trackInteractions() };
  const reportWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', reportWhenHidden);
    for (const name of VITALS) {
      const value = readers[name]();
      if (value !== undefined) report(rateVital(name, value));
    }
  };
  document.addEventListener('visibilitychange', reportWhenHidden);
};
