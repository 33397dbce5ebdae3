import { Suspense, use } from 'react';
import { data, useLoaderData, type RouteObject } from 'react-router-dom';
import { json } from '@signpost/api-client/testing';
import {
  API,
  COMPLETE,
  failed,
  fails,
  never,
  partial,
  setUpBackend,
  Throws,
  UNIS,
} from './testing/render-to-outcome';
import { DOWN, SETTINGS, settingsLoader } from './testing/settings-call';

const { answer, render } = setUpBackend();
afterEach(() => jest.restoreAllMocks());

describe('the outcome of a streamed page is known when it has ended', () => {
  const Deferred = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;
  const Component = () => (
    <Suspense fallback="Loading">
      <Deferred {...useLoaderData<{ text: Promise<string> }>()} />
    </Suspense>
  );
  const later = (work: () => Promise<string>) => () => ({
    text: new Promise((resolve) => setTimeout(resolve, 50)).then(work),
  });

  it.each([false, true])('complete when all deferred parts are rendered, embedded: %p', async (embedded) => {
    const loader = later(() => Promise.resolve('arrived'));
    const { html, outcome } = await render({ page: { Component, loader }, embedded });
    expect(html).toContain('arrived');
    expect(outcome).toEqual(COMPLETE);
  });

  it.each([false, true])('partial when a deferred part fails, embedded: %p', async (embedded) => {
    const { status, outcome } = await render({ page: { Component, loader: later(fails) }, embedded });
    expect([status, outcome]).toEqual([200, partial({ part: 'render', fault: 'release', ...UNIS })]);
  });

  it('partial when a deferred part times out', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const rendering = render({ page: { Component, loader: later(never) } });
    await jest.advanceTimersByTimeAsync(9_000);
    jest.useRealTimers();
    expect((await rendering).outcome).toEqual(partial({ part: 'deadline', fault: 'release', ...UNIS }));
  });
});

describe('a page has failed when', () => {
  it.each<[string, Partial<RouteObject>]>([
    ['its loader throws', { loader: fails }],
    ['its loader sets the status 500', { loader: () => data(null, { status: 500 }) }],
  ])('%s', async (_, page) => {
    const { status, outcome, parts } = await render({ page });
    expect([status, outcome]).toEqual([500, failed({ part: 'loader', fault: 'release', ...UNIS })]);
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('required data is not available from the backend', async () => {
    answer(DOWN);
    const { status, outcome, parts } = await render({ page: { loader: settingsLoader } });
    expect([status, outcome]).toEqual([503, failed({ part: 'loader', fault: 'backend', ...UNIS }, API)]);
    expect(parts).toEqual([{ remote: 'unis', failed: false }]);
  });

  it('the response to a required call is invalid for its release', async () => {
    answer(json('not what was agreed'));
    const { status, outcome, parts } = await render({ page: { loader: settingsLoader } });
    expect([status, outcome]).toEqual([502, failed({ part: 'loader', fault: 'release', ...UNIS }, API)]);
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('it throws while rendering', async () => {
    const { status, outcome, parts } = await render({ page: { Component: Throws } });
    expect([status, outcome]).toEqual([500, failed({ part: 'render', fault: 'release', ...UNIS })]);
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('its remote has no loaded release', async () => {
    const { status, outcome, parts } = await render({ page: {}, hasRelease: false });
    expect([status, outcome]).toEqual([
      503,
      failed({ part: 'remote', fault: 'release', remote: 'unis', release: undefined }),
    ]);
    expect(parts).toEqual([]);
  });

  it.each([
    ['release', SETTINGS, never],
    ['backend', () => undefined, settingsLoader],
  ] as const)('it times out because of the %s', async (fault, next, loader) => {
    answer(next);
    const { timeout } = AbortSignal;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 300));
    const { status, outcome } = await render({ page: { loader } });
    expect([status, outcome]).toEqual([504, failed({ part: 'deadline', fault, ...UNIS })]);
  });
});
