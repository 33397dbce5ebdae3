import type { StaticHandlerContext } from 'react-router-dom';
import type { PageTrace } from '../telemetry/page-trace';
import { ownFault, type PageFailures } from './page-failures';
import type { RenderInput } from './render-environment';
import { SERVER_ERROR } from './render-outcome';

/** Notes what the loaders of a page threw, and a status of 500 or more that one of them chose for its page. */
export const recordLoaderFailures = (
  { errors, statusCode }: StaticHandlerContext,
  failures: PageFailures,
  { owner }: PageTrace,
): void => {
  const chosen = errors === null && statusCode >= SERVER_ERROR ? [{ status: statusCode }] : [];
  for (const thrown of [...Object.values(errors ?? {}), ...chosen]) {
    const isAway = owner.remote !== 'shell' && owner.release === undefined;
    const fault = failures.faultOf(thrown);
    if (fault !== 'request') failures.add({ part: isAway ? 'remote' : 'loader', ...ownFault(owner, fault) });
  }
};

/** Notes what could not be rendered after the page was begun: the `row` of a remote, or something of the page's own. */
export const recordRenderFailures = (
  error: unknown,
  row: string | undefined,
  { remotes: { remotes }, failures }: Pick<RenderInput, 'remotes' | 'failures'>,
  { owner }: PageTrace,
): void => {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  const filler = remotes.find(({ name }) => name === row);
  const whose = filler ? { remote: filler.name, release: filler.loaded?.release } : owner;
  const fault = isLate ? failures.faultOfDelay() : 'release';
  failures.add({ part: isLate ? 'deadline' : 'render', ...ownFault(whose, fault) });
};
