import type { FunctionComponent } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { NO_ADDRESSES } from '@signpost/api-client/base';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import type { ActiveRemotes } from '@signpost/federation/loading';
import type { Mode } from '../../../app/display-mode';
import { createResponseCache } from '../../cache/response-cache';
import { partsOf } from '../../releases/parts';
import { openPageTrace } from '../../telemetry/page-trace';
import { renderAddress } from '../render-address';
import { testEnvironment } from './environment';
import { SETTINGS } from './settings-call';

const RELEASE = '0123456789ab';
export const fails = () => Promise.reject(new Error('broken'));
export const never = () => new Promise<never>(() => undefined);
export const Throws: FunctionComponent = () => {
  throw new Error('broken');
};

/** The page to render. */
export interface RenderSetup {
  /** The route of `/page`; without it the shell's home page is rendered. */
  readonly page?: Partial<RouteObject>;
  /** The row of the home page. */
  readonly row?: { readonly load: unknown; readonly Component?: FunctionComponent };
  /** False when the remote has no loaded release. */
  readonly hasRelease?: boolean;
  readonly embedded?: boolean;
  readonly known?: boolean;
  readonly mode?: Mode;
}

const remotesOf = ({ page, row, hasRelease = true }: RenderSetup): ActiveRemotes => {
  const slots = row ? ['home.row'] : [];
  const loaded = {
    name: 'unis',
    release: RELEASE,
    manifest: {
      paths: ['/page'],
      slots,
      files: {},
      client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
    },
    module: {
      routes: [{ id: 'unis.page', path: '/page', Component: Outlet, ...page }],
      slots: { 'home.row': () => Promise.resolve({ Component: () => 'the row', ...row }) },
    },
  };
  const unis = {
    name: 'unis',
    paths: ['/page'],
    ...(hasRelease ? { loaded } : { loaded: undefined, slots }),
  };
  return { version: '1', retired: [], remotes: [unis] } as unknown as ActiveRemotes;
};

/** Renders `/page`, or the home page if a row is given. Returns its outcome and the remotes at fault. */
const renderToOutcome = async (backend: TestApi, setup: RenderSetup) => {
  const remotes = remotesOf(setup);
  const trace = openPageTrace();
  const environment = testEnvironment({
    backend: backend.base,
    responseCache: createResponseCache(),
  });
  const result = await renderAddress(
    {
      path: setup.row ? '/' : '/page',
      site: new URL('https://site.test'),
      resolved: { remotes, active: remotes },
      siteSettings: {
        mode: setup.mode ?? 'site',
        addresses: NO_ADDRESSES,
        known: setup.known ?? true,
      },
      embedded: setup.embedded ?? false,
      requestId: 'test',
      nonce: 'n0nce',
      trace,
    },
    environment,
  );
  if (result.kind === 'stream') result.body.resume();
  const outcome = await result.outcome;
  const whole = result.kind === 'stream' ? await result.whole : result.kind === 'page' && result.body;
  return { status: result.status, outcome, html: whole || '', parts: partsOf(trace, outcome) };
};

/** The remote of the page and of the row. */
export const UNIS = { remote: 'unis', release: RELEASE };
export const partial = (...failures: object[]) => ({ kind: 'partial', failures });
export const failed = (...failures: object[]) => ({ kind: 'failed', failures });
export const COMPLETE = { kind: 'complete', failures: [] };
/** The failure of an API call. */
export const API = { part: 'api', fault: 'backend' };

/** Starts a backend for the tests of a file. It responds with the settings unless a test sets another response. */
export const setUpBackend = () => {
  let backend: TestApi;
  beforeAll(async () => void (backend = await startTestApi()));
  afterAll(() => backend.close());
  beforeEach(() => backend.answer(SETTINGS));
  return {
    answer: (next: Parameters<TestApi['answer']>[0]) => backend.answer(next),
    render: (setup: RenderSetup) => renderToOutcome(backend, setup),
  };
};
