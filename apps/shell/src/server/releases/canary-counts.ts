import { failsInBrowsers, failsOnServer } from './canary-rules';
import { unknownCanary, type CanaryCounts, type CanaryEvent, type CanaryState } from './canary-events';
import { createDistinctVisitors } from './distinct-visitors';

/** At this many visitors of a canary counting begins anew, so that it is judged by what it does now. */
const WINDOW = 400;

/** Most live visitors that are remembered meanwhile, so that memory is bounded: counting begins anew at these too. */
const LIVE_WINDOW = 20_000;

/** Milliseconds after which no visitor is remembered any more. */
const DAY = 86_400_000;

/** Most canaries that are remembered, the latest ones. */
const MAX_CANARIES = 100;

/** Why a canary was ejected: its pages failed, it failed in browsers, or it was found out elsewhere. */
export type EjectionReason = 'pages' | 'browsers' | 'reported';

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
type Counting = Exclude<CanaryEvent, { kind: 'eject' }>;

const add = ({ pages, visitors }: CanaryRecord, event: Counting): void => {
  if (event.kind !== 'page') {
    if (visitors.browsers.counts().visitors >= WINDOW) visitors.browsers.clear();
    return visitors.browsers.add(event.address, event.kind === 'browser-failure');
  }
  const { canary, live } = visitors;
  if (canary.counts().visitors >= WINDOW || live.counts().visitors >= LIVE_WINDOW) {
    canary.clear();
    live.clear();
  }
  pages[event.side].pages += 1;
  if (event.failed) pages[event.side].errors += 1;
  visitors[event.side].add(event.address, event.failed);
};

const reasonToEject = ({ visitors }: CanaryRecord, { kind }: CanaryEvent): EjectionReason | undefined => {
  if (kind === 'eject') return 'reported';
  if (kind === 'page')
    return failsOnServer(visitors.canary.counts(), visitors.live.counts()) ? 'pages' : undefined;
  return failsInBrowsers(visitors.browsers.counts()) ? 'browsers' : undefined;
};

/**
 * Counts what happens to canaries, each release by itself, and ejects one that fails significantly more often than the
 * live release or in too many browsers (`canary-rules.ts`). An ejected release stays ejected. `onEjected` is called once.
 */
export const createCanaryCounts = (
  onEjected: (state: CanaryState, reason: EjectionReason) => void,
): CanaryCounts & { states(): CanaryState[] } => {
  const records = new Map<string, CanaryRecord>();
  setInterval(() => records.forEach((record) => record.forgetVisitors()), DAY).unref();

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
