import type { StaticHandlerContext } from 'react-router-dom';
import { cacheEntriesOf } from '@signpost/api-client/base';
import type { HeadModel } from '@signpost/federation/contract';
import { currentLanguage, splitAddress } from '@signpost/language/runtime';
import type { LoadedRemote } from '@signpost/federation/loading';
import type { BootData } from '../../../transfer/boot-data';
import { previewBanner } from '../../releases/preview-banner';
import { isChromeless, isReading } from '../../../app/current-page';
import { bootRemotes } from '../boot-remotes';
import { bootSettings } from '../boot-settings';
import { remoteLinks } from '../remote-links';
import { englishParts } from '../language/english-parts';
import { beforeRoot } from './before-root';
import { shellIn } from './shell-assets';
import { frameDocument } from './document-frame';
import { pageAssets, type UsedRemote } from './page-assets';
import type { PageRequest } from '../page-request';
import { recordRenderFailures } from '../failures/record-failures';
import type { DocumentFrame } from './render-document';
import type { RenderEnvironment, RenderInput } from '../render-environment';
import { otherPaths } from '../../http/other-sites';
import { searchOf } from '../request-store';
import { serialiseData } from './serialise-data';

/** The inputs of a page's document, once its loaders have run. */
export interface PageDocumentInput {
  readonly input: RenderInput;
  readonly environment: RenderEnvironment;
  readonly request: PageRequest;
  readonly context: StaticHandlerContext;
  readonly head: HeadModel;
  /** The remote whose routes were rendered; undefined for the shell's own pages. */
  readonly owner: LoadedRemote | undefined;
  /** Whether the document asks to sign in in place of the page, whose data it then leaves out (B-13). */
  readonly isWalled: boolean;
}

const bootErrors = ({ errors }: StaticHandlerContext): BootData['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const { status = 500, data = '' } =
        error instanceof Error ? {} : (error as { status?: number; data?: unknown });
      return [route, { status, data }];
    }),
  );

/** Whether the page is on the site itself: not inside another site or an app, and not for the server of a host. */
const isOwnPage = ({ input, context }: PageDocumentInput): boolean =>
  input.siteSettings.mode === 'site' && !input.embedded && !isChromeless(context.matches);

/** Returns a function that builds the boot data. It must be called after rendering, when the store's cache is complete. */
const bootDataOf = (document: PageDocumentInput): (() => BootData) => {
  const { input, environment, request, context, isWalled } = document;
  const { matches, errors } = context;
  const { url, siteSettings, remotes, nonLiveReleases } = input;
  const { mode, addresses } = siteSettings;
  const search = searchOf(url, environment);
  const nav = remoteLinks(remotes);
  const english = englishParts(remotes, currentLanguage());
  const boot = {
    mode,
    ...(isChromeless(matches) ? ({ framed: true } as const) : {}),
    ...(isReading(matches) && !errors && !isWalled ? ({ reading: true } as const) : {}),
    ...(isOwnPage(document) && environment.offline ? ({ offline: true } as const) : {}),
    remotes: bootRemotes(remotes),
    documents: [
      ...remotes.retired.flatMap(({ paths }) => paths),
      ...otherPaths(addresses, splitAddress(url.pathname).path),
    ],
    ...(Object.values(addresses).some(Boolean) && { addresses }),
    ...(nav.length > 0 && { nav }),
    errors: bootErrors(context),
    ...(Object.keys(english).length > 0 && { english }),
    ...(search && { search }),
    ...(nonLiveReleases && { nonLiveReleases }),
    ...(remotes.changedSettings && { settings: remotes.changedSettings }),
    ...(remotes.flags && { flags: remotes.flags }),
    ...bootSettings(environment),
  };
  if (isWalled) return () => ({ ...boot, cache: [] });
  return () => {
    const cache = cacheEntriesOf(request.store);
    return { ...boot, ...(errors ? { cache } : serialiseData(context.loaderData, cache)) };
  };
};

/** Returns the start and end of a page's document, and the callback that records errors of rendering. */
export const pageDocument = (document: PageDocumentInput): DocumentFrame => {
  const { input, environment, request, context, head, owner } = document;
  const { url, nonce, preview, embedded = false } = input;
  const language = currentLanguage();
  const shell = shellIn(environment.shell, language);
  const ownerChunks: UsedRemote[] = owner
    ? [{ remote: owner, chunks: context.matches.map(({ route }) => route.id) }]
    : [];
  const framed = isChromeless(context.matches);
  const parts = {
    head,
    site: url.origin,
    embedded,
    framed,
    pathname: splitAddress(url.pathname).path,
    language,
    nonce,
    shell,
    banner: preview && previewBanner(preview),
    beforeRoot: framed ? '' : beforeRoot(language),
    page: pageAssets(
      [...ownerChunks, ...request.slots.used()],
      context.matches.flatMap(({ route }) => shell.chunks[route.id] ?? []),
    ),
  };
  return {
    ...frameDocument(parts, bootDataOf(document)),
    nonce,
    onError: (error, row) => {
      recordRenderFailures(error, row, input, request.trace);
      request.onError(error);
    },
  };
};
