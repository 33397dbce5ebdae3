import type { ActiveRemotes } from '@signpost/federation/loading';
import { parseRegistry } from '@signpost/federation/registry';
import { createMetrics } from '../../http/metrics';
import { createCanaryCounts } from '../../releases/canary-counts';
import { createCanaryReports } from '../../releases/canary-reports';
import { openRemoteJournal } from '../remote-journal';
import type { StatusSources } from '../status';

export const OLD = 'aaaaaaaaaaaa';
export const NEW = 'bbbbbbbbbbbb';
export const CANARY = 'cccccccccccc';

export const ref = (release: string) => ({
  release,
  url: `unis/${release}/`,
  integrity: '0'.repeat(64),
  contract: '^1.0.0',
  releasedAt: '2026-11-21T10:00:00Z',
  paths: ['/explore/unis'],
  slots: [],
});

const registry = parseRegistry({
  version: 7,
  remotes: {
    unis: {
      live: ref(NEW),
      previous: ref(OLD),
      canary: { ref: ref(CANARY), share: 10 },
      history: [
        { release: CANARY, at: '2026-11-21T12:00:00Z', action: 'canary' },
        { release: NEW, at: '2026-11-21T11:00:00Z', action: 'release' },
      ],
    },
    courses: { live: { ...ref(NEW), paths: ['/explore/courses'] }, previous: null },
  },
});

const running = (release: string) => ({ release }) as never;

/** Sources of a site whose unis remote is behind and has a canary, and whose courses remote is away. */
export const sources = (): StatusSources & { metricsOf: ReturnType<typeof createMetrics> } => {
  const active: ActiveRemotes = {
    version: '7',
    retired: [],
    remotes: [
      {
        name: 'unis',
        paths: ['/explore/unis'],
        loaded: running(OLD),
        canary: { loaded: running(CANARY), share: 10 },
      },
      { name: 'courses', paths: ['/explore/courses'], loaded: undefined },
    ],
  };
  const journal = openRemoteJournal(() => Date.UTC(2026, 10, 21, 11));
  journal.note({ type: 'loaded', name: 'unis', release: OLD, role: 'live', milliseconds: 40 });
  journal.note({
    type: 'failed',
    name: 'unis',
    release: NEW,
    role: 'live',
    error: new Error('the <host> hangs'),
  });
  const metrics = createMetrics();
  return {
    metricsOf: metrics,
    remotes: { current: () => active },
    canaryReports: createCanaryReports(
      createCanaryCounts(() => undefined),
      { current: () => active },
    ),
    journal,
    disabled: () => [
      {
        remote: 'unis',
        release: CANARY,
        cause: 'exception',
        at: '2026-11-21T12:30:00Z',
        file: `/cache/unis/${CANARY}/server/remoteEntry.js`,
        line: 12,
      },
    ],
    errors: () => Promise.resolve([]),
    metrics: () => metrics.registry.metrics(),
    registry: () => Promise.resolve(registry),
    backend: () => Promise.resolve(true),
  };
};
