import {
  createServer,
  request as requestByHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { PREVIEW_COOKIE } from '../../preview';
import type { ReloadEventStream } from '../reload-event-stream';
import { RELOAD_EVENTS_PATH } from '../reload-events';
import { RELOAD_SCRIPT, RELOAD_SCRIPT_PATH, withReloadScript } from './reload-script';

/** Options of the proxy in front of a deployed site. */
export interface SiteProxyOptions {
  readonly site: URL;
  /** The cookie that shows the newest build, as `name=value`; undefined until there is one. */
  cookie(): string | undefined;
  readonly events: ReloadEventStream;
}

const without = (headers: OutgoingHttpHeaders, ...names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const withoutPreview = (cookies: string): readonly string[] =>
  cookies.split(/;\s*/).filter((cookie) => cookie && !cookie.startsWith(`${PREVIEW_COOKIE}=`));

/** The headers of a request as the site gets them: from its own origin, and with the cookie of the preview. */
const headersToSite = (
  headers: IncomingHttpHeaders,
  { site, cookie }: SiteProxyOptions,
): OutgoingHttpHeaders => {
  const own = `http://${headers.host}`;
  const cookies = [...withoutPreview(headers.cookie ?? ''), cookie() ?? ''].filter(Boolean).join('; ');
  return {
    ...headers,
    host: site.host,
    cookie: cookies,
    ...(headers.origin === own && { origin: site.origin }),
    ...(headers.referer?.startsWith(own) && { referer: headers.referer.replace(own, site.origin) }),
    // A page is changed, so it must not be compressed.
    ...(headers.accept?.includes('text/html') && { 'accept-encoding': 'identity' }),
  };
};

/** The headers of an answer as the browser gets them: redirects and cookies stay at the proxy. */
const headersToBrowser = (
  { location, 'set-cookie': cookies, ...headers }: IncomingHttpHeaders,
  { origin }: URL,
): OutgoingHttpHeaders => ({
  ...without(headers, 'strict-transport-security'),
  ...(location !== undefined && { location: location.replace(origin, '') || '/' }),
  ...(cookies && { 'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, '')) }),
});

const sendPage = async (
  answer: IncomingMessage,
  headers: OutgoingHttpHeaders,
  response: ServerResponse,
): Promise<void> => {
  const policy = String(answer.headers['content-security-policy'] ?? '');
  const html = withReloadScript(await text(answer), policy);
  response.writeHead(answer.statusCode ?? 502, {
    ...without(headers, 'transfer-encoding'),
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
};

const passOn = (options: SiteProxyOptions, request: IncomingMessage, response: ServerResponse): void => {
  const { site } = options;
  const send = site.protocol === 'https:' ? requestByHttps : requestByHttp;
  const target = { method: request.method, headers: headersToSite(request.headers, options) };
  const fail = (error: Error): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(`${site.origin} cannot be reached: ${error.message}\n`);
  };
  const outgoing = send(new URL(request.url ?? '/', site), target, (answer) => {
    const headers = headersToBrowser(answer.headers, site);
    const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
    if (request.method === 'GET' && type.startsWith('text/html') && encoding === undefined) {
      return void sendPage(answer, headers, response).catch(fail);
    }
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response);
  });
  outgoing.once('error', fail);
  response.once('close', () => outgoing.destroy());
  request.pipe(outgoing);
};

/**
 * The server that a developer's browser connects to: it passes everything to a deployed site, which shows the newest build
 * of the remote to these requests alone, and reloads open pages after a build.
 */
export const createSiteProxy = (options: SiteProxyOptions): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === RELOAD_EVENTS_PATH) return options.events.open(request, response);
    if (pathname === RELOAD_SCRIPT_PATH) {
      return void response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .end(RELOAD_SCRIPT);
    }
    passOn(options, request, response);
  });
