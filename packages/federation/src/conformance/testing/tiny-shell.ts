import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoggedLine } from '../product/log-line';
import { SITE, type StartedShell } from '../product/product';

/** A response of the small shell; defaults apply where a field is left out. */
export interface TinyAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly head?: string;
  readonly body?: string;
  /** Statements that run in the page before it hydrates. */
  readonly script?: string;
  /** A script, sent instead of a page. */
  readonly source?: string;
  /** What the shell logs as an error while it renders the page. */
  readonly logs?: string;
}

const HEADING = 'A heading';

const headOf = (address: string) =>
  `<title>Tiny</title><meta name="description" content="What it is.">
  <link rel="canonical" href="${SITE}${address}"><meta property="og:title" content="Tiny">
  <meta property="og:url" content="${SITE}${address}">`;

/** Marks the page as hydrated, and navigates as the real shell's router does: through the history API alone. */
const HYDRATION_SCRIPT = `
  addEventListener('popstate', async () => {
    const html = await (await fetch(location.href)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    document.querySelector('main').replaceWith(page.querySelector('main'));
  });
  document.documentElement.dataset.hydrated = '';`;

const document = (address: string, { head = headOf(address), body = '', script = '' }: TinyAnswer) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <link rel="icon" href="data:,">${head}</head><body><main>${body || `<h1>${HEADING}</h1>`}</main>
  <script>{${script}}${HYDRATION_SCRIPT}</script></body></html>`;

/**
 * A server that imitates a shell's pages, for tests of the kit: `answers` by address, a conforming page where
 * there is none; they also get the request's cookies. It reports that it runs release `one` of the remote `tiny`.
 */
export const openTinyShell = async (
  answers: (address: string, cookie: string) => TinyAnswer | undefined,
  runs: string | null = 'one',
): Promise<StartedShell> => {
  const logged: LoggedLine[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (address === '/readyz') return response.end(JSON.stringify({ remotes: { tiny: runs } }));
    const answer = answers(address, request.headers.cookie ?? '') ?? {};
    if (answer.logs) {
      const line = { request: String(request.headers['x-request-id']), text: answer.logs, isError: true };
      // As the real shell, which finds the source of the error after it has answered.
      if (answer.status && answer.status >= 500) response.once('close', () => logged.push(line));
      else logged.push(line);
    }
    if (answer.source !== undefined)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(answer.source);
    return response
      .writeHead(answer.status ?? 200, { 'content-type': 'text/html', ...answer.headers })
      .end(document(address, answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site: SITE,
    releases: { tiny: 'one' },
    logged,
    logsWithinMs: 100,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};
