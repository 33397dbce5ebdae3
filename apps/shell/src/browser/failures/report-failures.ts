import { ERRORS_PATH, MAX_FRAMES, type ErrorReport, type ReportedFrame } from '../../transfer/error-report';
import { FAILURES_PATH } from '../../transfer/failure-report';
import { readBootData } from '../boot-data';
import { followFailures } from './failure-store';
import { framesOf, isConnectionFailure } from './read-error';

/** Maximum number of errors that one page reports. */
const MAX_REPORTS = 10;

const RELEASE = /\/releases\/([\w-]+)\/([0-9a-f]{12})\//;

/** A position in a script of the release that the regular expression above finds first. */
const frameIn = (remote: string, release: string) =>
  new RegExp(`/releases/${remote}/${release}/(client/[\\w.-]+\\.js):(\\d+):(\\d+)`, 'g');

/** The name of an error, without what a release may have put there. */
const nameOf = (error: unknown): string =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error';

const framesIn = (stack: string, remote: string, release: string): ReportedFrame[] =>
  [...stack.matchAll(frameIn(remote, release))]
    .slice(0, MAX_FRAMES)
    .map(([, file = '', line, column]) => [file, Number(line), Number(column)]);

const send = (path: string, report: object): void => void navigator.sendBeacon(path, JSON.stringify(report));

/**
 * Reports to the shell's server when code of a release fails in this page: with its remote, its id, the kind of failure, the
 * error's name and the positions in the release's files. A failure is attributed to the release whose code is innermost
 * in the stack; a file or an answer that could not be fetched is attributed to none. For a non-live release that this
 * visitor was served, a failure that is not merely uncaught is reported once as one of the canary.
 */
export const reportFailures = (): void => {
  const watched = new Set(readBootData().nonLiveReleases?.split(','));
  const reported = new Set<string>();
  followFailures(({ failure, error, components }) => {
    if (!navigator.onLine || isConnectionFailure(error)) return;
    const stack = `${framesOf(error)}\n${components}`;
    const [, remote, release] = RELEASE.exec(stack) ?? [];
    if (!remote || !release) return;
    if (failure !== 'uncaught' && watched.delete(`${remote}:${release}`))
      send(FAILURES_PATH, { remote, release, failure });
    const frames = framesIn(stack, remote, release);
    const report: ErrorReport = { remote, release, failure, name: nameOf(error), frames };
    const key = JSON.stringify(report);
    if (frames.length === 0 || reported.size >= MAX_REPORTS || reported.has(key)) return;
    reported.add(key);
    send(ERRORS_PATH, report);
  });
};
