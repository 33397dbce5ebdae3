import type { StaticHandlerContext } from 'react-router-dom';
import type { PageTrace } from '../../telemetry/page-trace';
import { ownFault, type PageFailures } from './page-failures';
import type { RenderInput } from '../render-environment';
import { SERVER_ERROR } from '../render-outcome';

/** Records the errors that a page's loaders threw, and a status of 500 or more that a loader set. */
export const recordLoaderFailures = (
  { errors, statusCode }: StaticHandlerContext,
  failures: PageFailures,
  { owner }: PageTrace,
): void => {
  const chosen = errors === null && statusCode >= SERVER_ERROR ? [{ status: statusCode }] : [];
  for (const thrown of [...Object.values(errors ?? {}), ...chosen]) {
    const isUnavailable = owner.remote !== 'shell' && owner.release === undefined;
    const fault = failures.faultOf(thrown);
    if (fault !== 'request')
      failures.add({ part: isUnavailable ? 'remote' : 'loader', ...ownFault(owner, fault) }, thrown);
  }
};

/** Records an error of rendering, in the `row` of a remote or in the page itself. */
export const recordRenderFailures = (
  error: unknown,
  row: string | undefined,
  { remotes: { remotes }, failures }: Pick<RenderInput, 'remotes' | 'failures'>,
  { owner }: PageTrace,
): void => {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const filler = remotes.find(({ name }) => name === row);
  const failedOwner = filler ? { remote: filler.name, release: filler.loaded?.release } : owner;
  const fault = isTimeout ? failures.faultOfTimeout() : 'release';
  failures.add({ part: isTimeout ? 'deadline' : 'render', ...ownFault(failedOwner, fault) }, error);
};
