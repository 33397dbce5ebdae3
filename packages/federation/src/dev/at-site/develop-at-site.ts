import { buildRemote } from '../../build/build-remote';
import { previewBuild } from '../../preview/preview-of-build';
import { askShell } from '../../release/report/live-shell';
import { createReloadEventStream } from '../reload-event-stream';
import { createSiteProxy } from './site-proxy';
import { watchSources } from './watch-sources';
import path from 'node:path';

/** Minutes for which a build is shown; each save begins them again. */
const PREVIEW_MINUTES = 8 * 60;

/** Options of a development session at a deployed site. */
export interface AtSiteOptions {
  /** Folder of the remote; absolute. */
  readonly folder: string;
  /** Address of the site. */
  readonly site: string;
  /** The store from which the site takes releases. */
  readonly store: string;
  log(text: string): void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Develops a remote inside a deployed site: builds it now and after every save, and shows each build as a signed preview to
 * requests through the proxy, server rendering included. Visitors of the site notice nothing. Resolves after the first
 * build. Throws when the site does not answer, or the first build or its preview fails.
 */
export const developAtSite = async ({ folder, site, store, log }: AtSiteOptions) => {
  await askShell(site);
  const events = createReloadEventStream();
  let cookie: string | undefined;
  const show = async (): Promise<void> => {
    const started = performance.now();
    const { name } = await buildRemote(folder);
    const preview = await previewBuild(path.join(folder, 'dist'), { store, site, minutes: PREVIEW_MINUTES });
    cookie = preview.cookie;
    events.send({ state: 'live', hash: preview.release });
    log(
      `${name} ${preview.release} is shown, built in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  };
  await show();
  let queue: Promise<unknown> = Promise.resolve();
  let isWaiting = false;
  const stopWatching = watchSources(folder, () => {
    // A build that has not begun yet has every save until then.
    if (isWaiting) return;
    isWaiting = true;
    queue = queue
      .then(() => {
        isWaiting = false;
        return show();
      })
      .catch((error: unknown) => log(messageOf(error)));
  });
  const proxy = createSiteProxy({ site: new URL(site), cookie: () => cookie, events });
  return {
    /** The server for the browser; not listening yet. */
    proxy,
    /** Stops watching and serving. */
    async close(): Promise<void> {
      stopWatching();
      proxy.close();
      proxy.closeAllConnections();
      await queue;
    },
  };
};
