import { FAILURES_PATH } from '../routing/failure';
import { followFailures } from './failures';
import { framesOf, isConnectionFailure } from './read-error';

const RELEASE = /\/releases\/([\w-]+)\/([0-9a-f]{12})\//;

/**
 * Tells the shell when code of a release on trial fails in this page: once for each release, and nothing but its remote,
 * its id and what kind of failure it was. `trial` are the releases that this visitor sees and most do not. A failure is
 * the release's whose code is innermost in the stack; a file or an answer that could not be fetched is nobody's.
 */
export const reportFailures = (trial: string): void => {
  const watched = new Set(trial.split(','));
  followFailures(({ failure, error, components }) => {
    if (!navigator.onLine || isConnectionFailure(error)) return;
    const [, remote, release] = RELEASE.exec(`${framesOf(error)}\n${components}`) ?? [];
    if (watched.delete(`${remote}:${release}`))
      navigator.sendBeacon(FAILURES_PATH, JSON.stringify({ remote, release, failure }));
  });
};
