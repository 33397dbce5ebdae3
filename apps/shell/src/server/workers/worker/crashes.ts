import type { FastifyBaseLogger } from 'fastify';
import type { DisabledReleases } from '../disabled-releases';
import { framesOf } from './error-frames';
import type { CanaryRelease, Crash, CrashCause, FromWorker, Place } from '../messages';
import { placeIn } from '../release-frames';

/** Stack frames kept of each error: Node's default of ten may not reach the release whose code called a library. */
const MAX_FRAMES = 30;

/**
 * Milliseconds after which an error without a release is reported: until then pages that are being rendered are counted
 * as rendered. Errors meanwhile are part of the same report.
 */
const REPORT_DELAY_MS = 1_000;

/** Handles an error thrown outside of a request, or an attempt to end the process. */
export type OnCrash = (cause: CrashCause, error: unknown) => void;

export interface CrashOptions {
  readonly disabled: DisabledReleases;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether the worker serves; before that, an error that is traced to no release ends it. */
  isServing(): boolean;
  /** The canaries that this worker rendered in the last seconds. */
  recentCanaries(): readonly CanaryRelease[];
  /** Sends a message to the supervisor, and calls `onSent` when that is done or has failed. */
  send(message: FromWorker, onSent?: () => void): void;
}

/** Handles the errors of this worker outside of requests. */
export interface Crashes {
  readonly onCrash: OnCrash;
  /** Sends the report that is delayed, if there is one. Call it before the worker ends, or the error is not counted. */
  flush(): Promise<void>;
}

/**
 * Keeps this worker running when an error is thrown outside of a request. A release in its stack is disabled at once in
 * this worker, and by the supervisor in all others; the supervisor then replaces this worker.
 */
export const handleCrashes = ({ disabled, log, isServing, recentCanaries, send }: CrashOptions): Crashes => {
  Error.stackTraceLimit = MAX_FRAMES;
  let isLogged = false;
  let pending: Pick<Crash, 'crash' | 'place'> | undefined;

  const flush = (): Promise<void> =>
    new Promise((resolve) => {
      if (!pending) return resolve();
      send({ ...pending, canaries: [...recentCanaries()] }, resolve);
      pending = undefined;
    });

  const onUntraced = (cause: CrashCause, error: unknown, place: Place): void => {
    if (!isLogged)
      log.error({ err: error, cause }, 'an error was thrown outside of a request, traced to no release');
    isLogged = true;
    if (!isServing() || !process.connected) process.exit(1);
    if (pending) return;
    pending = { crash: cause, place };
    setTimeout(() => void flush(), REPORT_DELAY_MS);
  };

  const onCrash: OnCrash = (cause, error) => {
    const place = placeIn(framesOf(error));
    const { remote, release } = place;
    if (!remote || !release) return onUntraced(cause, error, place);
    const at = new Date().toISOString();
    // A release that continues as its remote's last one and throws again is neither logged nor reported again.
    if (!disabled.add({ ...place, remote, release, cause, at })) return;
    log.error({ err: error, cause, place }, 'a release crashed outside of a request, and is disabled');
    send({ crash: cause, place, canaries: [] });
  };
  process.on('uncaughtException', (error) => onCrash('exception', error));
  process.on('unhandledRejection', (reason) => onCrash('rejection', reason));
  return { onCrash, flush };
};
