import { t } from '@signpost/language';
import { currentLanguage, localAddress, splitAddress } from '@signpost/language/runtime';
import { notFoundMessage } from '@signpost/federation/contract';
import { pageUrl } from '../http/page-url';
import type { ResolvedReleases } from '../releases/resolve-releases';
import { openPageTrace, type PageTrace } from '../telemetry/page-trace';
import { gatherFailures, ownFault } from './failures/page-failures';
import { renderError } from './failures/render-error';
import { inLanguage } from './language/in-language';
import { remotesIn } from './language/remotes-in';
import { renderPage, type RenderResult } from './render-page';
import { type RenderEnvironment, type RenderInput } from './render-environment';

/** Timeout of a page's loaders and of its rendering until the response starts. */
const PAGE_TIMEOUT_MS = 15_000;

/** Maximum length of path and query in characters; longer ones get a 414. */
export const MAX_URL = 8_192;

/** A page request and the releases resolved for its visitor. */
export interface AddressInput extends Pick<RenderInput, 'nonce' | 'requestId' | 'embedded' | 'siteSettings'> {
  /** Path and query, unchanged. */
  readonly path: string;
  /** The public origin. */
  readonly site: URL;
  readonly resolved: ResolvedReleases;
  readonly trace?: PageTrace;
}

/**
 * Returns the result of `work`, or rejects with the signal's reason once the signal is aborted. The router observes the
 * signal only while it runs loaders; this applies the timeout to everything else.
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

const renderInLanguage = async (
  { path, site, resolved, trace = openPageTrace(), ...input }: AddressInput,
  environment: RenderEnvironment,
): Promise<RenderResult> => {
  const { preview, nonLiveReleases } = resolved;
  const remotes = remotesIn(resolved.remotes, currentLanguage());
  const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
  const failures = gatherFailures(environment.onFailure);
  const base = { ...input, trace, remotes, preview, nonLiveReleases, signal, failures };
  const refuse = (status: number, message: string) =>
    renderError({ ...base, url: new URL(localAddress('/'), site) }, environment, status, message);
  if (resolved.refusal) return refuse(403, resolved.refusal);
  if (path.length > MAX_URL) return refuse(414, t('This address is too long to be read.'));
  const url = pageUrl(path, site);
  if (!url) return refuse(404, notFoundMessage(path));
  try {
    return await unlessAborted(signal, renderPage({ ...base, url }, environment));
  } catch (error) {
    environment.onError(error, input.requestId);
    failures.add(
      signal.aborted
        ? { part: 'deadline', ...ownFault(trace.owner, failures.faultOfTimeout()) }
        : { part: 'render', ...ownFault(trace.owner, failures.faultOf(error)) },
      error,
    );
    const [status, message] = signal.aborted
      ? ([504, t('This page took too long to put together. Try again in a minute.')] as const)
      : ([500, t('Something on our side did not work. Try again in a minute.')] as const);
    // The error screen needs a signal of its own, because the page's may be aborted.
    const errorInput = {
      ...base,
      url,
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      failures: gatherFailures(),
    };
    const screen = await renderError(errorInput, environment, status, message);
    return screen.kind === 'page' ? { ...screen, outcome: failures.outcome(status) } : screen;
  }
};

/**
 * Renders the page of an address in the language that it begins with, or the error screen when the page does not exist,
 * fails or times out.
 */
export const renderAddress = (input: AddressInput, environment: RenderEnvironment): Promise<RenderResult> =>
  inLanguage(splitAddress(input.path).language, () => renderInLanguage(input, environment));
