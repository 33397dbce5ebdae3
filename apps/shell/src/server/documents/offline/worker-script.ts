import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_PREFIX, OFFLINE_STYLE } from '../../../offline/addresses';
import type { WorkerConfig } from '../../../offline/worker/scope';
import { escapeJson } from '../../render/document/escape';
import type { ShellAssets } from '../../render/document/shell-assets';

/** The name of the service worker's file in the browser build. */
const FILE = 'service-worker.js';

/**
 * The worker of a site that keeps no pages for offline visitors: it takes the place of the other one, deletes its caches
 * and unregisters itself. Its own text, so that it works whatever is wrong with the other.
 */
export const WORKER_THAT_LEAVES = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
`;

/**
 * Returns the script of the service worker of this build of the shell. Its text changes with the files of the offline
 * page, so that browsers fetch those again. Throws when the shell has not been built.
 */
export const readWorkerScript = (
  client: string,
  { css, fonts, icon }: Pick<ShellAssets, 'css' | 'fonts' | 'icon'>,
): string => {
  const config: WorkerConfig = { files: [OFFLINE_STYLE, ...css, ...fonts, icon] };
  const script = readFileSync(path.join(client, FILE), 'utf8');
  return `self.OFFLINE_CONFIG=${escapeJson(config)};\n${script}`;
};
