import { createElement, Suspense, use } from 'react';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { fetchSettings, settingsLoader } from '../../render/testing/settings-call';

const PATHS = ['/needs', '/tolerates', '/throws', '/late'];
const Late = () => use(useLoaderData<{ words: Promise<string> }>().words);
const routes = [
  {
    id: 'unis.needs',
    path: '/needs',
    Component: Outlet,
    loader: settingsLoader,
  },
  {
    id: 'unis.tolerates',
    path: '/tolerates',
    Component: () => 'the page',
    loader: async ({ context }: LoaderFunctionArgs) =>
      'data' in (await attempt(context, fetchSettings())) ? 'with settings' : 'without settings',
  },
  {
    id: 'unis.late',
    path: '/late',
    Component: () => createElement(Suspense, { fallback: 'Loading' }, createElement(Late)),
    loader: ({ request }: LoaderFunctionArgs) => ({
      words: new Promise((resolve, reject) => {
        const arrive = () =>
          request.url.includes('fails') ? reject(new Error('broken')) : resolve('it came');
        setImmediate(arrive);
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
  load: settingsLoader,
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
