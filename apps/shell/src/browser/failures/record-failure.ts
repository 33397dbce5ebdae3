import type { ErrorKind } from '../../transfer/error-report';
import { dropFailures, storeFailure } from './failure-store';

/** Records a failure of this page, with React's component stack where available. */
export const recordFailure = (failure: ErrorKind, error: unknown, components?: string | null): void => {
  if (!storeFailure({ failure, error, components })) return;
  // Loaded with the first failure, because most pages have none. If it cannot be loaded, the next failure tries again.
  import(/* webpackChunkName: "report-failures" */ './report-failures').then(
    (it) => it.reportFailures(),
    dropFailures,
  );
};
