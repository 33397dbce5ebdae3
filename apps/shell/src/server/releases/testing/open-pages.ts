import Fastify from 'fastify';
import type { LoaderFunction } from 'react-router-dom';
import type { ActiveRemote, ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { newKeyPair, publicKeys, type SettingValues } from '@signpost/federation/registry';
import { openReleases } from '..';
import { createMicroCache } from '../../cache/micro-cache';
import { createMetrics } from '../../http/metrics';
import { createPages } from '../../http/pages';
import { testEnvironment } from '../../render/testing/environment';
import { createCanaryCounts } from '../canary-counts';
import { logEjection } from '../log-ejection';

export const SITE = new URL('https://site.test');
export const pair = newKeyPair();
/** Key of another squad, which releases `careers`. */
export const careersPair = newKeyPair();

/** Returns a loaded release with one page, which renders the release's name after its loader has run. */
export const running = (release: string, loader: LoaderFunction = () => null): LoadedRemote =>
  ({
    name: 'unis',
    release,
    folder: '',
    manifest: {
      paths: ['/unis'],
      slots: [],
      client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
      files: { 'client/e.js': { sha256: 'ab'.repeat(32), bytes: 1 } },
    },
    module: {
      routes: [
        {
          id: 'unis.page',
          path: '/unis',
          Component: () => `page of ${release}`,
          loader,
        },
      ],
    },
  }) as unknown as LoadedRemote;

/** A loader that fails. */
export const fails = (): never => {
  throw new Error('this release fails');
};

export const live = running('111111111111');
export const next = running('222222222222');
/** A release that is in the store but not in the registry. */
export const stored = running('333333333333');

const environment = testEnvironment();

/** Opens a site with one remote whose canary can be changed. Collects the logged warnings. */
export const openPages = () => {
  let unis: ActiveRemote = { name: 'unis', paths: ['/unis'], loaded: live };
  const warnings: unknown[] = [];
  const metrics = createMetrics();
  const current = (): ActiveRemotes => ({
    version: `1 ${unis.canary?.loaded.release ?? 'none'}`,
    remotes: [unis],
    retired: [],
  });
  const releases = openReleases({
    remotes: {
      current,
      preview: (_name, { release }) =>
        release === stored.release ? Promise.resolve(stored) : Promise.reject(new Error('not in the store')),
      keysOf: (name) => publicKeys((name === 'careers' ? careersPair : pair).publicKey),
    },
    site: SITE,
    canaries: createCanaryCounts(logEjection({ warn: (about: unknown) => void warnings.push(about) })),
  });
  const app = Fastify();
  const cache = createMicroCache();
  app.get(
    '/*',
    createPages({ site: SITE, environment, metrics, cache, partners: [], localhost: false, ...releases }),
  );
  return {
    warnings,
    /** Makes a release live, with these values of its settings in the registry. */
    setLive: (loaded: LoadedRemote, settings: SettingValues) => void (unis = { ...unis, loaded, settings }),
    setCanary: (loaded: LoadedRemote, share: number) => void (unis = { ...unis, canary: { loaded, share } }),
    canaries: () => releases.canaryReports.currentCanaries(current()),
    /** Requests a page; `remoteAddress` is the visitor's IP address. */
    request: (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url, headers, remoteAddress }),
  };
};

/** Returns the release that rendered a page. */
export const shown = (body: string): string | undefined => /page of (\d+)/.exec(body)?.[1];

/** Returns the `set-cookie` header of a response. */
export const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  String(response.headers['set-cookie'] ?? '');
