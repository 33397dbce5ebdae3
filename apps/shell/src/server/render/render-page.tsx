import {
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { cacheEntriesOf, storeContext } from '@signpost/api-client/base';
import type { HeadModel } from '@signpost/federation/contract';
import type { LoadedRemote } from '@signpost/federation/loading';
import type { BootData } from '../../transfer/boot-data';
import type { Mode } from '../../app/display-mode';
import { ownerOf } from '../../app/owner-of-path';
import { currentPage } from '../../app/current-page';
import { previewBanner } from '../releases/preview-banner';
import { loadersContext } from '../telemetry/loader-timing';
import { openPageTrace } from '../telemetry/page-trace';
import { frameDocument } from './document-frame';
import { bootRemotes } from './boot-remotes';
import { bootSettings } from './boot-settings';
import { serialiseData } from './serialise-data';
import { pageAssets, type UsedRemote } from './page-assets';
import { recordLoaderFailures, recordRenderFailures } from './record-failures';
import { requestStore, searchOf } from './request-store';
import { handlerFor } from './site-handler';
import { slotSource } from './slot-source';
import { isDeferred, renderSettled, renderStream, renderWhole, type StreamedPage } from './render-document';
import type { RenderOutcome } from './render-outcome';
import type { RenderInput, RenderEnvironment } from './render-environment';

interface Page {
  readonly status: number;
  /** Whether other sites may frame it. */
  readonly framed: boolean;
}

/** A page, whole or as a stream, or where to go instead; and what became of it, of a stream once it has been read. */
export type RenderResult =
  | ({ readonly kind: 'page'; readonly body: string; readonly outcome: RenderOutcome } & Page)
  | ({ readonly kind: 'stream'; readonly outcome: Promise<RenderOutcome> } & StreamedPage & Page)
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly outcome: RenderOutcome;
    };

const ERROR_HEAD: Omit<HeadModel, 'canonical'> = {
  title: 'Error',
  description: 'This page cannot be shown.',
  robots: 'noindex',
};

const bootErrors = ({ errors }: StaticHandlerContext): BootData['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const { status = 500, data = '' } =
        error instanceof Error ? {} : (error as { status?: number; data?: unknown });
      return [route, { status, data }];
    }),
  );

/** Renders the page of an address: finds its owner, runs its loaders, streams the document. Throws what rendering throws. */
export const renderPage = (input: RenderInput, environment: RenderEnvironment): Promise<RenderResult> => {
  const owner = ownerOf(input.remotes.remotes, input.url.pathname);
  if (owner && input.trace) input.trace.owner = { remote: owner.name, release: owner.loaded?.release };
  return renderRoutes((mode) => handlerFor(owner, mode), input, environment, owner?.loaded);
};

/** Renders an address with the handler for where the site is shown; `owner` is the remote its routes came from, if any. */
export const renderRoutes = async (
  handlerIn: (mode: Mode) => StaticHandler,
  input: RenderInput,
  environment: RenderEnvironment,
  owner: LoadedRemote | undefined,
  prepare?: (context: RouterContextProvider) => void,
): Promise<RenderResult> => {
  const { url, nonce, remotes, requestId, signal, embedded = false, trace = openPageTrace() } = input;
  const { nonLiveReleases, preview, failures } = input;
  const { mode, known } = input.mode;
  if (!known) failures.add({ part: 'mode', fault: 'backend' });
  const handler = handlerIn(mode);
  const search = searchOf(url, environment);
  const store = requestStore(input, environment, failures);
  const onError = (error: unknown) => environment.onError(error, requestId);
  const slots = slotSource(remotes, { failures, trace, onError });
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  requestContext.set(slots.context, slots.source);
  requestContext.set(loadersContext, { trace, began: performance.now() });
  prepare?.(requestContext);

  const context = await handler.query(new Request(url, { signal }), { requestContext });
  if (context instanceof Response) {
    const { status, headers } = context;
    const location = headers.get('location') ?? '/';
    return { kind: 'redirect', status, location, outcome: failures.outcome(status) };
  }
  trace.route = context.matches.at(-1)?.route.path;
  recordLoaderFailures(context, failures, trace);
  Object.values(context.errors ?? {}).forEach((error) => {
    if (error instanceof Error) onError(error);
  });

  const matches = context.matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    data: context.loaderData[route.id] as unknown,
    params,
  }));
  const page = currentPage(matches, url, context.errors !== null);
  const head = page.head ?? { ...ERROR_HEAD, canonical: url.href };
  const own: UsedRemote[] = owner
    ? [{ remote: owner, chunks: context.matches.map(({ route }) => route.id) }]
    : [];
  const entries = bootRemotes(remotes);
  const parts = {
    head,
    site: url.origin,
    embedded,
    pathname: url.pathname,
    nonce,
    shell: environment.shell,
    banner: preview && previewBanner(preview),
    page: pageAssets(
      [...own, ...slots.used()],
      context.matches.flatMap(({ route }) => environment.shell.chunks[route.id] ?? []),
    ),
  };
  const boot = {
    mode,
    remotes: entries,
    errors: bootErrors(context),
    ...(search && { search }),
    ...(nonLiveReleases && { nonLiveReleases }),
    ...bootSettings(environment),
  };
  const tree = (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
  const bootData = (): BootData => {
    const cache = cacheEntriesOf(store);
    return { ...boot, ...(context.errors ? { cache } : serialiseData(context.loaderData, cache)) };
  };
  const around = {
    ...frameDocument(parts, bootData),
    nonce,
    onError: (error: unknown, row?: string) => {
      recordRenderFailures(error, row, input, trace);
      onError(error);
    },
  };
  const body = await trace.measure({ kind: 'render' }, {}, async () => {
    if (embedded) return renderSettled(tree, around);
    return isDeferred(context.loaderData) ? renderStream(tree, around) : renderWhole(tree, around);
  });
  const status = context.statusCode;
  const framed = mode === 'embed' || page.chrome === 'none';
  if (typeof body === 'string')
    return { kind: 'page', status, framed, body, outcome: failures.outcome(status) };
  const outcome = body.whole.then(() => failures.outcome(status));
  return { kind: 'stream', status, framed, ...body, outcome };
};
