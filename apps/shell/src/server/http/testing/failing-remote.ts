import { createElement, Suspense, use } from 'react';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load } from '@signpost/api-client/base';
import { settingsApi } from '@signpost/api-client/settings';
import { json } from '@signpost/api-client/testing';
import type { ActiveRemotes } from '@signpost/federation/loading';

/** The backend's settings, which all routes of `FAILING_REMOTE` but `/late` and `/throws` ask for. */
export const SETTINGS = json({
  apiUrl: '',
  searchDomain: '',
  servicesDomain: '',
  embed: false,
  facts: [],
  cycle: 2027,
});
const askSettings = settingsApi.endpoints.getSettings.initiate(undefined);

const PATHS = ['/needs', '/tolerates', '/throws', '/late'];
const Late = () => use(useLoaderData<{ words: Promise<string> }>().words);
const routes = [
  {
    id: 'unis.needs',
    path: '/needs',
    Component: Outlet,
    loader: ({ context }: LoaderFunctionArgs) => load(context, askSettings),
  },
  {
    id: 'unis.tolerates',
    path: '/tolerates',
    Component: () => 'the page',
    loader: async ({ context }: LoaderFunctionArgs) =>
      'data' in (await attempt(context, askSettings)) ? 'with settings' : 'without settings',
  },
  {
    id: 'unis.late',
    path: '/late',
    Component: () => createElement(Suspense, { fallback: 'Loading' }, createElement(Late)),
    loader: ({ request }: LoaderFunctionArgs) => ({
      words: new Promise((resolve, reject) => {
        const arrive = () =>
          request.url.includes('fails') ? reject(new Error('broken')) : resolve('it came');
        setTimeout(arrive, 50);
      }),
    }),
  },
  {
    id: 'unis.throws',
    path: '/throws',
    Component: Outlet,
    loader: () => Promise.reject(new Error('broken')),
  },
];
const row = {
  load: ({ context }: LoaderFunctionArgs) => load(context, askSettings),
  Component: () => 'the row',
};
const loaded = {
  name: 'unis',
  release: '0123456789ab',
  manifest: {
    paths: PATHS,
    slots: ['home.row'],
    files: {},
    client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
  },
  module: { routes, slots: { 'home.row': () => Promise.resolve(row) } },
};
/** A remote with a route for each way in which a page can fail, and one row of the home page. */
export const FAILING_REMOTE = {
  version: '1',
  retired: [],
  remotes: [{ name: 'unis', paths: PATHS, loaded }],
} as unknown as ActiveRemotes;
