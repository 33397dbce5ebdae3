import type { ApiProblem, AppStore } from '@signpost/api-client/base';
import { isWaiting, problemsOf } from '@signpost/api-client/call-states';
import type { PageOwner } from '../telemetry/page-trace';
import { outcomeOf, SERVER_ERROR, type Fault, type PageFailure, type RenderOutcome } from './render-outcome';

/** Statuses that depend on the address alone: the page that shows them is as it should be, for everyone. */
const ABOUT_THE_REQUEST: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Gathers what fails while one page is rendered, and judges whose fault it is. */
export interface PageFailures {
  add(failure: PageFailure): void;
  /** Takes a call of the API that failed for good. */
  onProblem(problem: ApiProblem): void;
  /** Follows the calls of the page's store. */
  follow(store: AppStore): void;
  /** Whose fault it is that something is not ready in time: the backend's while an answer of it is awaited. */
  faultOfDelay(): Fault;
  /** Whose fault it is that a release's code threw this. */
  faultOf(thrown: unknown): Fault;
  /** What became of the page so far. */
  outcome(status: number): RenderOutcome;
}

/** The status of what loaders throw as an answer: `data(…, { status })`, or what the router makes of it. */
const statusOf = (thrown: unknown): number | undefined => {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return undefined;
  const { status, init } = thrown as { status?: unknown; init?: { status?: unknown } | null };
  const given = status ?? init?.status;
  return typeof given === 'number' ? given : undefined;
};

/** Whose fault a status is: that of the API call that had it, else that of the code that chose it. */
const faultOfStatus = (status: number, problems: readonly ApiProblem[]): Fault => {
  const problem = problems.find((each) => each.status === status);
  // The reader of an answer is part of the release: were the answer at fault, the live release would fail as often.
  if (problem?.cause === 'unreadable') return 'release';
  if (problem && !ABOUT_THE_REQUEST.has(status)) return 'backend';
  return status < SERVER_ERROR ? 'request' : 'release';
};

/** The fault of the code that a page is made by: its remote's release, or the shell where the page is its own. */
export const ownFault = (
  { remote, release }: PageOwner,
  fault: Fault,
): Pick<PageFailure, 'fault' | 'remote' | 'release'> =>
  remote === 'shell' && fault === 'release' ? { fault: 'shell', remote } : { fault, remote, release };

/** Begins to gather the failures of one page. */
export const gatherFailures = (): PageFailures => {
  const failures: PageFailure[] = [];
  const told: ApiProblem[] = [];
  const stores: AppStore[] = [];
  // A query may fail without a call of its own: one of another page that it waited for failed.
  const problems = () => [...told, ...stores.flatMap(problemsOf)];
  return {
    add: (failure) => void failures.push(failure),
    onProblem: (problem) => void told.push(problem),
    follow: (store) => void stores.push(store),
    faultOfDelay: () => (stores.some(isWaiting) ? 'backend' : 'release'),
    faultOf(thrown) {
      const status = statusOf(thrown);
      return status === undefined ? 'release' : faultOfStatus(status, problems());
    },
    outcome(status) {
      const failedCall = problems().some((problem) => !ABOUT_THE_REQUEST.has(problem.status));
      const calls: PageFailure[] = failedCall ? [{ part: 'api', fault: 'backend' }] : [];
      return outcomeOf(status, [...failures, ...calls]);
    },
  };
};
