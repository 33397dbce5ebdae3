import { splitAddress } from '@signpost/language/runtime';
import { RELEASES_HEADER, LATER } from '../addresses';
import { withKeptPages, withNotice, type Cause } from './documents';
import { checkReleases, fetchAndKeep, keepFile, keepPage } from './keep';
import { findFile } from './caches';
import { findOfflinePage } from './offline-pages';
import { inLanguage } from './in-language';
import type { FetchEvent } from './scope';
import { findPage, listPages, type FoundPage } from './store';

/**
 * A kept page is shown when the server has not answered after this time, in milliseconds. The server itself gives up
 * rendering after eight seconds, so a later answer is kept away by the connection, and the visitor has waited enough.
 */
const SLOW_MS = 10_000;

/** Status of the offline page that stands in for another: it was not served. */
const UNAVAILABLE = 503;

const htmlAnswer = ({ headers }: Response, html: string, status = 200): Response =>
  new Response(html, { status, headers });

/**
 * Returns the offline page for an address with the list of what is kept; undefined when nothing is kept on this device.
 */
const offlinePage = async (path: string, isFallback: boolean): Promise<Response | undefined> => {
  const found = await findOfflinePage(splitAddress(path).language);
  if (!found) return undefined;
  const [template, pages] = [await found.page.text(), await listPages()];
  const html = inLanguage(found.language, () => withKeptPages(template, pages, isFallback));
  return htmlAnswer(found.page, html, isFallback ? UNAVAILABLE : 200);
};

const keptAnswer = async (path: string, { copy, kept }: FoundPage, cause: Cause): Promise<Response> => {
  const html = await copy.text();
  return htmlAnswer(
    copy,
    inLanguage(splitAddress(path).language, () => withNotice(html, kept.at, cause)),
  );
};

/** Learns from the answer to a navigation: which releases have been withdrawn, and the page itself. */
const learn = async (path: string, answer: Response, origin: string): Promise<void> => {
  const isKept = await keepPage(path, answer);
  if (!isKept && answer.headers.get(RELEASES_HEADER) === LATER) await fetchAndKeep(path, origin);
};

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const afterSlow = (): Promise<'slow'> => new Promise((resolve) => setTimeout(resolve, SLOW_MS, 'slow'));

/**
 * Answers a navigation from the network. Only when that fails, or is very slow, a kept page is the answer, else the
 * offline page.
 */
export const answerDocument = async (event: FetchEvent, path: string, origin: string): Promise<Response> => {
  const network = fromNetwork(event);
  const learning = network.then(async (answer) => {
    // A redirect cannot be read.
    await (answer.type === 'basic' ? learn(path, answer.clone(), origin) : checkReleases());
  });
  event.waitUntil(learning.catch(() => undefined));
  const first = await Promise.race([network.catch(() => 'failed' as const), afterSlow()]);
  if (first instanceof Response) return first;
  const found = await findPage(path);
  if (found) return keptAnswer(path, found, first === 'slow' ? 'slow' : 'offline');
  return network.catch(async (error: unknown) => {
    const page = await offlinePage(path, true);
    if (!page) throw error;
    return page;
  });
};

/** Answers a request for the list of kept pages at its address in a language. */
export const answerOfflinePage = async (event: FetchEvent, path: string): Promise<Response> => {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  return (await offlinePage(path, false)) ?? network;
};

/** Answers a request for a file that never changes: from the kept copy, else from the network, and keeps it. */
export const answerFile = async (event: FetchEvent, path: string): Promise<Response> => {
  const kept = await findFile(path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keepFile(path, answer.clone()).catch(() => undefined));
  return answer;
};
