import { notFoundMessage } from '@signpost/federation/contract';
import { pageUrl } from '../http/page-url';
import type { ResolvedReleases } from '../releases/resolve-releases';
import { openPageTrace, type PageTrace } from '../telemetry/page-trace';
import { gatherFailures, ownFault } from './page-failures';
import { renderError } from './render-error';
import { renderPage, type RenderResult } from './render-page';
import { type RenderEnvironment, type RenderInput } from './render-environment';

/** Milliseconds within which a page's loaders must have what they ask for. */
const PAGE_DEADLINE = 15_000;

/** Longest path and query in characters; longer ones get a 414. */
export const MAX_URL = 8_192;

/** What is asked for, and by whom it is seen. */
export interface AddressInput extends Pick<RenderInput, 'nonce' | 'requestId' | 'embedded' | 'mode'> {
  /** Path and query as they were sent. */
  readonly path: string;
  /** The public origin. */
  readonly site: URL;
  readonly resolved: ResolvedReleases;
  readonly trace?: PageTrace;
}

/**
 * What work gives, unless the signal is aborted before: then it rejects with the signal's reason. The router heeds the
 * signal where it runs loaders; a page's deadline holds whatever it waits for.
 */
const unlessAborted = async <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};

/** Renders whatever is at an address: its page, or the error screen when there is none, or it failed or took too long. */
export const renderAddress = async (
  { path, site, resolved, trace = openPageTrace(), ...input }: AddressInput,
  environment: RenderEnvironment,
): Promise<RenderResult> => {
  const { remotes, preview, nonLiveReleases } = resolved;
  const signal = AbortSignal.timeout(PAGE_DEADLINE);
  const failures = gatherFailures();
  const base = { ...input, trace, remotes, preview, nonLiveReleases, signal, failures };
  const refuse = (status: number, message: string) =>
    renderError({ ...base, url: new URL('/', site) }, environment, status, message);
  if (resolved.refusal) return refuse(403, resolved.refusal);
  if (path.length > MAX_URL) return refuse(414, 'This address is too long to be read.');
  const url = pageUrl(path, site);
  if (!url) return refuse(404, notFoundMessage(path));
  try {
    return await unlessAborted(signal, renderPage({ ...base, url }, environment));
  } catch (error) {
    environment.onError(error, input.requestId);
    failures.add(
      signal.aborted
        ? { part: 'deadline', ...ownFault(trace.owner, failures.faultOfDelay()) }
        : { part: 'render', ...ownFault(trace.owner, failures.faultOf(error)) },
    );
    const [status, message] = signal.aborted
      ? ([504, 'This page took too long to put together. Try again in a minute.'] as const)
      : ([500, 'Something on our side did not work. Try again in a minute.'] as const);
    // The page's own deadline may be what ended it: saying so must not end with it.
    const late = { ...base, url, signal: AbortSignal.timeout(PAGE_DEADLINE), failures: gatherFailures() };
    const screen = await renderError(late, environment, status, message);
    return screen.kind === 'page' ? { ...screen, outcome: failures.outcome(status) } : screen;
  }
};
