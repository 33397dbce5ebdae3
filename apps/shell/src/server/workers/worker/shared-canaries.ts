import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { createCanaryCounts } from '../../releases/canary-counts';
import { unknownCanary, type CanaryCounts, type CanaryState } from '../../releases/canary-events';
import { logEjection } from '../../releases/log-ejection';
import { readToWorker, type CanaryRelease, type FromWorker } from '../messages';

/** Milliseconds for which a canary counts as rendered shortly before an error. */
const RECENT_MS = 10_000;

/** When this worker last rendered each canary. */
const renderedAt = new Map<string, number>();

/** Returns the canaries that this worker rendered in the last ten seconds. */
export const recentCanaries = (): readonly CanaryRelease[] => {
  const since = performance.now() - RECENT_MS;
  for (const [key, at] of renderedAt) if (at < since) renderedAt.delete(key);
  return [...renderedAt.keys()].map((key) => {
    const [remote = '', release = ''] = key.split(':');
    return { remote, release };
  });
};

/** The counts of a worker: sends events to the supervisor and receives the state of canaries from it. */
const openShared = (onEjected: (state: CanaryState) => void): Promise<CanaryCounts> => {
  let states: readonly CanaryState[] = [];
  const send = (message: FromWorker) => process.send?.(message);
  const find = (remote: string, release: string) =>
    states.find((state) => state.remote === remote && state.release === release);
  const learn = (canaries: readonly CanaryState[]) => {
    const ejected = canaries.filter((state) => state.ejected && !find(state.remote, state.release)?.ejected);
    states = canaries;
    ejected.forEach(onEjected);
  };
  const counts: CanaryCounts = {
    note(canaryEvent) {
      const { kind, remote, release } = canaryEvent;
      if (kind === 'page' && canaryEvent.side === 'canary')
        renderedAt.set(`${remote}:${release}`, performance.now());
      send({ canaryEvent });
    },
    stateOf: (remote, release) => find(remote, release) ?? unknownCanary(remote, release),
  };
  return new Promise((resolve) => {
    process.on('message', (message) => {
      const parsed = readToWorker(message);
      if (!parsed || !('canaries' in parsed)) return;
      learn(parsed.canaries);
      resolve(counts);
    });
    send({ canariesWanted: true });
  });
};

/**
 * Opens the counts of canaries: in a worker those of the supervisor, which outlive each worker; without a supervisor, in
 * this process. `onEjected` is called in every process; the one that judged logs the ejection.
 */
export const openCanaries = async (
  log: Pick<FastifyBaseLogger, 'warn'>,
  onEjected: (state: CanaryState) => void,
): Promise<CanaryCounts> => {
  if (cluster.isWorker) return openShared(onEjected);
  const logged = logEjection(log);
  return createCanaryCounts((state, reason) => {
    logged(state, reason);
    onEjected(state);
  });
};
