import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { geocodeApi } from '@signpost/api-client/geocode';
import { json, startTestApi } from '@signpost/api-client/testing';
import type { RemoteSet } from '@signpost/federation/loading';
import { readConfig } from '../../config';
import { openErrors } from '../../errors/shared-errors';
import { createCanaryCounts } from '../../releases/canary-counts';
import { SETTINGS } from '../../render/testing/settings-call';
import { openRemoteJournal } from '../../status/remote-journal';
import { createApp, type AppOptions } from '../app';
import { createMetrics } from '../metrics';
import { NO_PICTURES } from '../../documents/testing/pictures';

const RELEASE = '0123456789ab';
export const PLACE = json({ postcode: 'BA2 7AY', outcode: 'BA2', latitude: 51, longitude: -2, facts: [] });
const row = {
  load: ({ context }: LoaderFunctionArgs) =>
    load(context, geocodeApi.endpoints.geocodePostcode.initiate('BA2 7AY')),
  Component: ({ data }: { data: { outcome: string } }) => `the place is ${data.outcome}`,
};
const loaded = {
  name: 'unis',
  release: RELEASE,
  manifest: {
    paths: ['/unis'],
    slots: ['home.row'],
    files: { 'client/e.js': { sha256: 'ab'.repeat(32), bytes: 1 } },
    client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
  },
  module: {
    routes: [{ id: 'unis.page', path: '/unis', Component: () => 'the page', loader: row.load }],
    slots: { 'home.row': () => Promise.resolve(row) },
  },
};
const remotes = {
  current: () => ({ version: '1', retired: [], remotes: [{ name: 'unis', paths: ['/unis'], loaded }] }),
  preview: () => Promise.reject(new Error('there are no previews here')),
  keysOf: () => [],
  sources: { has: () => true, find: () => Promise.resolve(undefined) },
} as unknown as RemoteSet;

/**
 * The shell's complete server over HTTP in front of a test backend, with one remote: a page, `/unis`, and a row on the
 * home page, which both call the geocoding API.
 */
export const openShells = async () => {
  const backend = await startTestApi();
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-shell-'));
  await mkdir(path.join(folder, 'assets'));
  const pictures = { ...NO_PICTURES, preview: '/p.png' };
  const assets = { js: [], css: [], preload: [], fonts: [], icon: '/icon.svg', pictures, chunks: {} };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  await writeFile(path.join(folder, 'service-worker.js'), '// the worker');
  return {
    backend,
    /** Starts a separate shell with an empty cache. */
    async open(given: Partial<AppOptions> = {}) {
      const config = readConfig({
        BACKEND_URL: backend.base,
        RELEASE_CACHE: folder,
        SITE_URL: 'http://site.test',
        EMBED_PARTNERS: 'https://school.example',
        LOG_LEVEL: 'silent',
      });
      const app = await createApp({
        config,
        client: folder,
        remotes,
        metrics: createMetrics(),
        canaries: createCanaryCounts(() => undefined),
        errors: openErrors(),
        journal: openRemoteJournal(),
        disabled: { list: () => [], onAdded: () => undefined },
        registry: () => Promise.reject(new Error('not asked')),
        ...given,
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      return { app, port: (app.server.address() as AddressInfo).port };
    },
    /** Makes the backend answer 431 to headers above its limit, as the real one does; returns the headers that it receives. */
    answerAsBackend() {
      const got: Record<string, unknown>[] = [];
      backend.answer((request, response) => {
        got.push(request.headers);
        const bytes = request.rawHeaders.join('').length;
        const answer = request.url === '/api/settings' ? SETTINGS : PLACE;
        request.resume().once('end', () => (bytes > 32_768 ? json({}, 431) : answer)(request, response));
      });
      return got;
    },
    async close() {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
