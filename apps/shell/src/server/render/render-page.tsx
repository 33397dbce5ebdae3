import {
  createStaticRouter,
  StaticRouterProvider,
  type RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { currentLanguage, splitAddress } from '@signpost/language/runtime';
import type { LoadedRemote } from '@signpost/federation/loading';
import type { Mode } from '../../app/display-mode';
import { errorHead } from '../../app/error-head';
import { needsLogin } from '../../app/needs-login';
import { ownerOf } from '../../app/owner-of-path';
import { pageDocument } from './document/page-document';
import { openPageRequest } from './page-request';
import { recordLoaderFailures } from './failures/record-failures';
import { EnglishPartsContext } from '../../layout/language/english-parts';
import { englishParts } from './language/english-parts';
import { RemoteLinks } from '../../layout/remote-links';
import { remoteLinks } from './remote-links';
import { handlerFor } from './site-handler';
import {
  isDeferred,
  renderSettled,
  renderStream,
  renderWhole,
  type DocumentFrame,
  type StreamedPage,
} from './document/render-document';
import type { RenderOutcome } from './render-outcome';
import type { RenderInput, RenderEnvironment } from './render-environment';
import { pageOfContext } from './page-of-context';

/** What is known of a page before it is sent, besides its markup. */
export interface PageFacts {
  readonly status: number;
  /** Whether other sites may show it in a frame. */
  readonly framed: boolean;
  /** Headers of a response to a host's server, besides those of every page. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A complete page, a streamed page or a redirect, with its outcome; that of a stream is known once it has been read. */
export type RenderResult =
  | ({ readonly kind: 'page'; readonly body: string; readonly outcome: RenderOutcome } & PageFacts)
  | ({ readonly kind: 'stream'; readonly outcome: Promise<RenderOutcome> } & StreamedPage & PageFacts)
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly outcome: RenderOutcome;
    };

/**
 * Renders the page of an address: finds the remote that owns it, runs the loaders and renders or streams the document.
 * Rejects with any error thrown while rendering.
 */
export const renderPage = (input: RenderInput, environment: RenderEnvironment): Promise<RenderResult> => {
  const language = currentLanguage();
  const { path } = splitAddress(input.url.pathname);
  const owner = ownerOf(input.remotes.remotes, path);
  if (owner && input.trace) input.trace.owner = { remote: owner.name, release: owner.loaded?.release };
  const retired = owner ? undefined : ownerOf(input.remotes.retired, path);
  return renderRoutes(
    (mode) => handlerFor(owner ?? retired, mode, language),
    input,
    environment,
    owner?.loaded,
  );
};

const redirectOf = ({ status, headers }: Response, { failures }: RenderInput): RenderResult => ({
  kind: 'redirect',
  status,
  location: headers.get('location') ?? '/',
  outcome: failures.outcome(status),
});

/** The page's chrome, its head, and whether the server renders the request to sign in in its place (B-13). */
const pageOf = (context: StaticHandlerContext, url: URL, mode: Mode) => {
  const own = new URL(url.origin + splitAddress(url.pathname + url.search).path);
  const page = pageOfContext(context, own);
  const isWalled = mode === 'embed' && needsLogin(page, own.pathname);
  const head = page.head ?? errorHead(url.href);
  return { chrome: page.chrome, head: isWalled ? { ...head, jsonLd: [] } : head, isWalled };
};

const renderBody = async (
  handler: StaticHandler,
  context: StaticHandlerContext,
  frame: DocumentFrame,
  { remotes, embedded = false }: RenderInput,
): Promise<string | StreamedPage> => {
  const tree = (
    <EnglishPartsContext value={englishParts(remotes, currentLanguage())}>
      <RemoteLinks value={remoteLinks(remotes)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RemoteLinks>
    </EnglishPartsContext>
  );
  if (embedded) return renderSettled(tree, frame);
  return isDeferred(context.loaderData) ? renderStream(tree, frame) : renderWhole(tree, frame);
};

/**
 * Renders an address with the static handler for the current display mode. `owner` is the remote whose routes the handler
 * has, if any; `prepare` adds values to the router context before the loaders run.
 */
export const renderRoutes = async (
  handlerIn: (mode: Mode) => StaticHandler,
  input: RenderInput,
  environment: RenderEnvironment,
  owner: LoadedRemote | undefined,
  prepare?: (context: RouterContextProvider) => void,
): Promise<RenderResult> => {
  const { url, signal, failures } = input;
  const { mode, known } = input.siteSettings;
  if (!known) failures.add({ part: 'mode', fault: 'backend' });
  const handler = handlerIn(mode);
  const request = openPageRequest(input, environment);
  const { trace, onError } = request;
  prepare?.(request.context);

  const context = await handler.query(new Request(url, { signal }), { requestContext: request.context });
  if (context instanceof Response) return redirectOf(context, input);
  trace.route = context.matches.at(-1)?.route.path;
  recordLoaderFailures(context, failures, trace);
  Object.values(context.errors ?? {}).forEach((error) => {
    if (error instanceof Error) onError(error);
  });

  const { head, chrome, isWalled } = pageOf(context, url, mode);
  const frame = pageDocument({ input, environment, request, context, head, owner, isWalled });
  const body = await trace.measure({ kind: 'render' }, {}, () => renderBody(handler, context, frame, input));
  const status = context.statusCode;
  const facts = { status, framed: mode === 'embed' || chrome === 'none', headers: frame.headers };
  if (typeof body === 'string') return { kind: 'page', ...facts, body, outcome: failures.outcome(status) };
  const outcome = body.whole.then(() => failures.outcome(status));
  return { kind: 'stream', ...facts, ...body, outcome };
};
