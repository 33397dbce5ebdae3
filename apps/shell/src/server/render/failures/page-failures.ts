import type { ApiProblem, AppStore } from '@signpost/api-client/base';
import { isWaiting, problemsOf } from '@signpost/api-client/call-states';
import type { PageOwner } from '../../telemetry/page-trace';
import { outcomeOf, SERVER_ERROR, type Fault, type PageFailure, type RenderOutcome } from '../render-outcome';

/** Statuses that depend only on the address. A page with one of them is complete. */
const REQUEST_STATUSES: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Collects the failures of one page and decides whose fault they are. */
export interface PageFailures {
  /** Records a failure, with what was thrown if the part has thrown. */
  add(failure: PageFailure, thrown?: unknown): void;
  /** Records an API call that failed and is not retried. */
  onProblem(problem: ApiProblem): void;
  /** Includes the failed and pending calls of a store. */
  follow(store: AppStore): void;
  /** Returns whose fault a timeout is: the backend's while a call is pending, else the release's. */
  faultOfTimeout(): Fault;
  /** Returns whose fault an error thrown by a release's code is. */
  faultOf(thrown: unknown): Fault;
  /** Returns the outcome of the page with this status and the failures so far. */
  outcome(status: number): RenderOutcome;
}

/** Returns the status of a thrown response: `data(…, { status })`, or the router's form of it. */
const statusOf = (thrown: unknown): number | undefined => {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return undefined;
  const { status, init } = thrown as { status?: unknown; init?: { status?: unknown } | null };
  const thrownStatus = status ?? init?.status;
  return typeof thrownStatus === 'number' ? thrownStatus : undefined;
};

/** Returns whose fault a status is: that of the API call with this status, else that of the code that set it. */
const faultOfStatus = (status: number, problems: readonly ApiProblem[]): Fault => {
  const problem = problems.find((each) => each.status === status);
  // The release parses the response. With an invalid response the live release would fail as often as a canary.
  if (problem?.cause === 'unreadable') return 'release';
  if (problem && !REQUEST_STATUSES.has(status)) return 'backend';
  return status < SERVER_ERROR ? 'request' : 'release';
};

/** Returns the fault with the page's owner. A release fault of the shell's own pages becomes the fault `shell`. */
export const ownFault = (
  { remote, release }: PageOwner,
  fault: Fault,
): Pick<PageFailure, 'fault' | 'remote' | 'release'> =>
  remote === 'shell' && fault === 'release' ? { fault: 'shell', remote } : { fault, remote, release };

/** Receives a failure and what was thrown. */
export type OnFailure = (failure: PageFailure, thrown: unknown) => void;

/** Starts collecting the failures of one page; `onThrown` receives those whose part has thrown. */
export const gatherFailures = (onThrown?: OnFailure): PageFailures => {
  const failures: PageFailure[] = [];
  const reported: ApiProblem[] = [];
  const stores: AppStore[] = [];
  // The store also has queries that failed without a call of their own, because they shared the call of another page.
  const problems = () => [...reported, ...stores.flatMap(problemsOf)];
  return {
    add(failure, thrown) {
      failures.push(failure);
      if (thrown !== undefined) onThrown?.(failure, thrown);
    },
    onProblem: (problem) => void reported.push(problem),
    follow: (store) => void stores.push(store),
    faultOfTimeout: () => (stores.some(isWaiting) ? 'backend' : 'release'),
    faultOf(thrown) {
      const status = statusOf(thrown);
      return status === undefined ? 'release' : faultOfStatus(status, problems());
    },
    outcome(status) {
      const failedCall = problems().some((problem) => !REQUEST_STATUSES.has(problem.status));
      const calls: PageFailure[] = failedCall ? [{ part: 'api', fault: 'backend' }] : [];
      return outcomeOf(status, [...failures, ...calls]);
    },
  };
};
