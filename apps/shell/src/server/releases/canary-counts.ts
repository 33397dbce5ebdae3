import { failsInBrowsers, failsOnServer } from './canary-rules';
import { unknownCanary, type CanaryCounts, type CanaryEvent, type CanaryState } from './canary-events';
import { createDistinctVisitors } from './distinct-visitors';

/** The counts are reset at this many visitors of a canary, so that they describe its recent pages. */
const MAX_CANARY_VISITORS = 400;

/** The counts are also reset at this many visitors of the live release, to bound memory. */
const MAX_LIVE_VISITORS = 20_000;

/** Visitor hashes are deleted at this interval. */
const DAY_MS = 86_400_000;

/** Maximum number of canaries with counts; the oldest is dropped. */
const MAX_CANARIES = 100;

/** Why a canary was ejected: failed pages, failures in browsers, a disabled release, or crashes of workers. */
export type EjectionReason = 'pages' | 'browsers' | 'disabled' | 'crashes';

const openRecord = () => {
  const pages = { canary: { pages: 0, errors: 0 }, live: { pages: 0, errors: 0 } };
  const visitors = {
    canary: createDistinctVisitors(),
    live: createDistinctVisitors(),
    browsers: createDistinctVisitors(),
  };
  return {
    pages,
    visitors,
    atEjection: undefined as CanaryState | undefined,
    forgetVisitors: () => Object.values(visitors).forEach((side) => side.clear()),
  };
};

type CanaryRecord = ReturnType<typeof openRecord>;
type CountedEvent = Exclude<CanaryEvent, { kind: 'eject' }>;

const add = ({ pages, visitors }: CanaryRecord, event: CountedEvent): void => {
  if (event.kind !== 'page') {
    if (visitors.browsers.counts().visitors >= MAX_CANARY_VISITORS) visitors.browsers.clear();
    return visitors.browsers.add(event.address, event.kind === 'browser-failure');
  }
  const { canary, live } = visitors;
  if (canary.counts().visitors >= MAX_CANARY_VISITORS || live.counts().visitors >= MAX_LIVE_VISITORS) {
    canary.clear();
    live.clear();
  }
  pages[event.side].pages += 1;
  if (event.failed) pages[event.side].errors += 1;
  visitors[event.side].add(event.address, event.failed);
};

const reasonToEject = ({ visitors }: CanaryRecord, event: CanaryEvent): EjectionReason | undefined => {
  if (event.kind === 'eject') return event.reason;
  if (event.kind === 'page')
    return failsOnServer(visitors.canary.counts(), visitors.live.counts()) ? 'pages' : undefined;
  return failsInBrowsers(visitors.browsers.counts()) ? 'browsers' : undefined;
};

/**
 * Counts the events of each canary release, and ejects one that fails significantly more often than the live release or
 * in too many browsers (`canary-rules.ts`). An ejected release stays ejected; `onEjected` is called once for it.
 */
export const createCanaryCounts = (
  onEjected: (state: CanaryState, reason: EjectionReason) => void,
): CanaryCounts & { states(): CanaryState[] } => {
  const records = new Map<string, CanaryRecord>();
  setInterval(() => records.forEach((record) => record.forgetVisitors()), DAY_MS).unref();

  const recordOf = (remote: string, release: string): CanaryRecord => {
    const key = `${remote}:${release}`;
    const known = records.get(key);
    if (known) return known;
    const [oldest] = records.keys();
    if (oldest !== undefined && records.size >= MAX_CANARIES) records.delete(oldest);
    const record = openRecord();
    records.set(key, record);
    return record;
  };

  const stateFrom = (remote: string, release: string, record: CanaryRecord): CanaryState => {
    const { pages, visitors, atEjection } = record;
    if (atEjection) return atEjection;
    return {
      remote,
      release,
      ejected: false,
      canary: { ...pages.canary, ...visitors.canary.counts() },
      live: { ...pages.live, ...visitors.live.counts() },
      browsers: visitors.browsers.counts(),
    };
  };

  return {
    note(event) {
      const { remote, release } = event;
      const record = recordOf(remote, release);
      if (record.atEjection) return;
      if (event.kind !== 'eject') add(record, event);
      const reason = reasonToEject(record, event);
      if (!reason) return;
      record.atEjection = { ...stateFrom(remote, release, record), ejected: true };
      record.forgetVisitors();
      onEjected(record.atEjection, reason);
    },
    stateOf(remote, release) {
      const record = records.get(`${remote}:${release}`);
      return record ? stateFrom(remote, release, record) : unknownCanary(remote, release);
    },
    states: () =>
      [...records].map(([key, record]) => {
        const [remote = '', release = ''] = key.split(':');
        return stateFrom(remote, release, record);
      }),
  };
};
