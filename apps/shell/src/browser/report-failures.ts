import { FAILURES_PATH } from '../transfer/failure-report';
import { followFailures } from './failures';
import { framesOf, isConnectionFailure } from './read-error';

const RELEASE = /\/releases\/([\w-]+)\/([0-9a-f]{12})\//;

/**
 * Reports to the shell's server when code of a non-live release fails in this page: once per release, with only its
 * remote, its id and the kind of failure. `nonLiveReleases` are the non-live releases that this visitor was served. A
 * failure is attributed to the release whose code is innermost in the stack; a file or an answer that could not be
 * fetched is attributed to none.
 */
export const reportFailures = (nonLiveReleases: string): void => {
  const watched = new Set(nonLiveReleases.split(','));
  followFailures(({ failure, error, components }) => {
    if (!navigator.onLine || isConnectionFailure(error)) return;
    const [, remote, release] = RELEASE.exec(`${framesOf(error)}\n${components}`) ?? [];
    if (watched.delete(`${remote}:${release}`))
      navigator.sendBeacon(FAILURES_PATH, JSON.stringify({ remote, release, failure }));
  });
};
