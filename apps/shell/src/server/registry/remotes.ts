import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createFederationHost } from '@signpost/federation/host';
import { openRemoteSet, type Refuses, type RemoteEvent, type RemoteSet } from '@signpost/federation/loading';
import type { RegistryProblem } from '@signpost/federation/registry';
import { requireContainer } from './require-container';
import { provided } from '../../shared-modules/shared-modules';
import type { Config } from '../config';
import type { Metrics } from '../http/metrics';
import { lockGlobals } from '../isolation/lock-globals';
import { watchRegExpPrototype, withUnchangedRegExp } from '../isolation/regexp-prototype';

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Opens the set of remotes with this process' federation runtime, log and metrics. `watch` is called with every event;
 * releases for which `refuses` returns a reason are not loaded. Locks the process' globals first.
 */
export const openRemotes = (
  config: Config,
  metrics: Metrics,
  log: FastifyBaseLogger,
  watch: (event: RemoteEvent) => void = () => undefined,
  refuses: Refuses = () => undefined,
): Promise<RemoteSet> => {
  const reported = new Map<string, string>();
  const liveReleases = new Map<string, string>();
  const warnOnce = (subject: string, remote: string, message: string) => {
    if (reported.get(subject) === message) return;
    reported.set(subject, message);
    log.warn({ remote }, message);
  };
  const reportProblem = ({ remote, part, reason }: RegistryProblem) =>
    part === 'claims' || part === 'rights'
      ? warnOnce(`${remote} ${reason}`, remote, `${part} refused: ${reason}`)
      : warnOnce(`${remote} ${part}`, remote, `unsupported in the registry: ${part}: ${reason}`);
  const onEvent = (event: RemoteEvent) => {
    watch(event);
    if (event.type === 'registry-failed') return warnOnce('registry', 'registry', describe(event.error));
    if (event.type === 'cache-failed')
      return warnOnce('cache', 'releases', `the release cache failed: ${describe(event.error)}`);
    if (event.type === 'not-understood') return event.problems.forEach(reportProblem);
    metrics.remoteLoads.inc({ remote: event.name, outcome: event.type });
    if (event.type === 'failed')
      return warnOnce(
        `${event.name} ${event.role}`,
        event.name,
        `release ${event.release}: ${describe(event.error)}`,
      );
    reported.delete(`${event.name} ${event.role}`);
    if (event.role !== 'live') {
      log.info(
        { remote: event.name, release: event.release, role: event.role },
        'release is loaded besides the live one',
      );
      return;
    }
    const previous = liveReleases.get(event.name);
    if (previous) metrics.remoteLive.remove({ remote: event.name, release: previous });
    liveReleases.set(event.name, event.release);
    metrics.remoteLive.set({ remote: event.name, release: event.release }, 1);
    return log.info(
      { remote: event.name, release: event.release, ms: Math.round(event.milliseconds) },
      'release is live',
    );
  };
  // Must run before the first release is loaded.
  lockGlobals();
  watchRegExpPrototype((changed) => log.error({ changed }, 'RegExp.prototype was changed and is restored'));
  return openRemoteSet({
    store: config.RELEASE_STORE,
    cache: path.resolve(config.RELEASE_CACHE),
    host: withUnchangedRegExp(createFederationHost(provided, requireContainer)),
    keys: config.REGISTRY_KEYS,
    refuses,
    ...(config.RELEASE_ORIGINS && { origins: config.RELEASE_ORIGINS }),
    onEvent,
  });
};
