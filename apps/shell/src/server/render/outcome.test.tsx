import { Suspense, use } from 'react';
import { data, type LoaderFunctionArgs, redirect, type RouteObject, useLoaderData } from 'react-router-dom';
import { attempt, load, storeContext } from '@signpost/api-client/base';
import { courseDetailsApi } from '@signpost/api-client/course-details';
import { geocodeApi } from '@signpost/api-client/geocode';
import { json } from '@signpost/api-client/testing';
import { pageHandle, pageNotFound } from '@signpost/federation/contract';
import { until } from '../../testing/until';
import { isDeferred, renderStream, renderWhole } from './document/render-document';
import { heldDeadlines } from './testing/held-deadlines';
import {
  API,
  COMPLETE,
  failed,
  fails,
  never,
  partial,
  type RenderSetup,
  setUpBackend,
  Throws,
  UNIS,
} from './testing/render-to-outcome';
import { DOWN, fetchSettings, SETTINGS, settingsLoader } from './testing/settings-call';

describe('outcomes', () => {
  const { answer, render } = setUpBackend();

  describe('a page is complete', () => {
    it.each<[string, RenderSetup]>([
      ['with all its parts', { row: { load: settingsLoader } }],
      ['when its loader redirects', { page: { loader: () => redirect('/elsewhere') } }],
    ])('%s', async (_, setup) => {
      expect((await render(setup)).outcome).toEqual(COMPLETE);
    });

    it('when its loader or the backend responds with 404', async () => {
      const fromLoader = await render({
        page: { loader: ({ request }) => Promise.reject(pageNotFound(request.url)) },
      });
      answer(json({ title: 'Not Found' }, 404));
      const fromBackend = await render({ page: { loader: settingsLoader } });
      for (const { status, outcome } of [fromLoader, fromBackend])
        expect([status, outcome]).toEqual([404, COMPLETE]);
    });

    it.each([400, 404, 410, 422])(
      'when the backend responds with %i to a call for one part',
      async (status) => {
        answer(json({ title: 'No' }, status));
        const loader = async ({ context }: LoaderFunctionArgs) =>
          'data' in (await attempt(context, fetchSettings()));
        expect((await render({ page: { loader } })).outcome).toEqual(COMPLETE);
      },
    );
  });

  describe('a page that names a step of the shell', () => {
    const pageAfter = (step: string): RenderSetup => ({
      page: { Component: () => 'the page', lazy: async () => ({ handle: { middleware: [step] } }) },
    });

    it('is rendered after it', async () => {
      answer(json([]));
      const { status, html } = await render(pageAfter('locations'));
      expect([status, html.includes('the page')]).toEqual([200, true]);
    });

    it('shows the error screen with its status and message when it fails [X-09]', async () => {
      answer(json({ title: 'Gone', detail: 'Moved' }, 410));
      const { status, html } = await render(pageAfter('locations'));
      expect(status).toBe(410);
      expect(html).toContain('There has been a problem fetching locations: Moved');
    });

    it('fails when the shell has no such step [B-14]', async () => {
      const { status, html } = await render(pageAfter('spyglass'));
      expect([status, html.includes('the page')]).toEqual([500, false]);
    });
  });

  /** Renders a row, and lets the slot's timeout pass once the row has begun to load. */
  const renderUntilSlotTimeout = async (rowOf: (begun: () => void) => NonNullable<RenderSetup['row']>) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let isLoading = false;
    const rendering = render({ row: rowOf(() => (isLoading = true)) });
    await until(() => isLoading);
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    return rendering;
  };

  describe('a page is partial when', () => {
    it('the code of a row throws', async () => {
      const { status, outcome, parts } = await render({ row: { load: fails } });
      expect([status, outcome]).toEqual([200, partial({ part: 'slot', fault: 'release', ...UNIS })]);
      expect(parts).toEqual([{ remote: 'unis', failed: true }]);
    });

    it('a row fails because of the backend', async () => {
      answer(DOWN);
      const { outcome, parts } = await render({ row: { load: settingsLoader } });
      expect(outcome).toEqual(partial({ part: 'slot', fault: 'backend', ...UNIS }, API));
      expect(parts).toEqual([{ remote: 'unis', failed: false }]);
    });

    it('a row fails because of the request', async () => {
      answer(json({ title: 'No' }, 400));
      const { outcome, parts } = await render({ row: { load: settingsLoader } });
      expect(outcome).toEqual(partial({ part: 'slot', fault: 'request', ...UNIS }));
      expect(parts).toEqual([{ remote: 'unis', failed: false }]);
    });

    it('a row times out because of its own code', async () => {
      const { outcome, parts } = await renderUntilSlotTimeout((begun) => ({
        load: () => {
          begun();
          return never();
        },
      }));
      expect(outcome).toEqual(partial({ part: 'slot', fault: 'release', ...UNIS }));
      expect(parts).toEqual([{ remote: 'unis', failed: true }]);
    });

    it('a row times out because of the backend', async () => {
      const { outcome, parts } = await renderUntilSlotTimeout((begun) => {
        answer(begun);
        return { load: settingsLoader };
      });
      expect(outcome).toEqual(partial({ part: 'slot', fault: 'backend', ...UNIS }));
      expect(parts).toEqual([{ remote: 'unis', failed: false }]);
    });

    it('a row throws while rendering', async () => {
      const { html, outcome, parts } = await render({ row: { load: () => null, Component: Throws } });
      expect(html).not.toContain('the row');
      expect(outcome).toEqual(partial({ part: 'render', fault: 'release', ...UNIS }));
      expect(parts).toEqual([{ remote: 'unis', failed: true }]);
    });

    it('a Suspense boundary of it throws while rendering', async () => {
      const Component = () => (
        <Suspense>
          <Throws />
        </Suspense>
      );
      const { outcome } = await render({ page: { Component } });
      expect(outcome).toEqual(partial({ part: 'render', fault: 'release', ...UNIS }));
    });

    it('a remote that would fill its slot has no loaded release', async () => {
      const { outcome, parts } = await render({ row: { load: fails }, hasRelease: false });
      expect(outcome).toEqual(partial({ part: 'remote', fault: 'release', remote: 'unis' }));
      expect(parts).toEqual([]);
    });

    it('the settings have never been read, so that its display mode may be wrong', async () => {
      const { outcome } = await render({ page: {}, known: false });
      expect(outcome).toEqual(partial({ part: 'mode', fault: 'backend' }));
    });

    it.each([431, 429, 500, 503])(
      'the backend responds with %i to an optional call of its loader',
      async (status) => {
        answer(json({ title: 'No' }, status));
        const loader = async ({ context }: LoaderFunctionArgs) =>
          'data' in (await attempt(context, fetchSettings()));
        expect((await render({ page: { loader } })).outcome).toEqual(partial(API));
      },
    );

    it('the response to an optional call of its loader is invalid', async () => {
      answer(json('not what was agreed'));
      const loader = async ({ context }: LoaderFunctionArgs) =>
        'data' in (await attempt(context, fetchSettings()));
      expect((await render({ page: { loader } })).outcome).toEqual(partial(API));
    });

    it('a postcode cannot be looked up [X-07]', async () => {
      answer(DOWN);
      const loader = ({ context }: LoaderFunctionArgs) =>
        load(context, geocodeApi.endpoints.geocodePostcode.initiate('BA2 7AY'));
      const { status, outcome } = await render({ page: { loader } });
      expect([status, outcome]).toEqual([200, partial(API)]);
    });

    it('grades cannot be compared, which is only logged [X-03]', async () => {
      answer(DOWN);
      const question = {
        courseIds: ['a'],
        qualificationType: 'A_level',
        grade: 'AAB',
      } as const;
      const loader = async ({ context }: LoaderFunctionArgs) => {
        await context.get(storeContext).dispatch(courseDetailsApi.endpoints.compareGrades.initiate(question));
        return null;
      };
      expect((await render({ page: { loader } })).outcome).toEqual(partial(API));
    });
  });
});

describe('failed pages', () => {
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
      text: new Promise(setImmediate).then(work),
    });

    it.each([false, true])(
      'complete when all deferred parts are rendered, embedded: %p',
      async (embedded) => {
        const loader = later(() => Promise.resolve('arrived'));
        const { html, outcome } = await render({ page: { Component, loader }, embedded });
        expect(html).toContain('arrived');
        expect(outcome).toEqual(COMPLETE);
      },
    );

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
      let isWaiting = false;
      answer((...call) => {
        isWaiting = fault === 'backend';
        next(...call);
      });
      const deadlines = heldDeadlines();
      const rendering = render({
        page: {
          loader: (args) => {
            isWaiting = fault === 'release';
            return loader(args);
          },
        },
      });
      await until(() => isWaiting);
      deadlines.passFirst();
      const { status, outcome } = await rendering;
      expect([status, outcome]).toEqual([504, failed({ part: 'deadline', fault, ...UNIS })]);
    });
  });
});

describe('the document', () => {
  const frame = { start: '<start>', nonce: 'n0nce', end: () => '<end>', onError: () => undefined };

  const Deferred = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

  describe('rendering a document', () => {
    it('renders a page without deferred data synchronously', () => {
      expect(renderWhole(<h1>Bath</h1>, frame)).toBe('<start><h1>Bath</h1><end>');
    });

    it('throws the error of a page, so that the error screen can be rendered', () => {
      const Broken = () => {
        throw new Error('broken');
      };
      expect(() => renderWhole(<Broken />, frame)).toThrow('broken');
    });

    it('reports an error inside a Suspense boundary and renders the rest', () => {
      const Broken = () => {
        throw new Error('broken');
      };
      const onError = jest.fn();
      const page = (
        <main>
          <h1>Bath</h1>
          <Suspense>
            <Broken />
          </Suspense>
        </main>
      );
      expect(renderWhole(page, { ...frame, onError })).toContain('<h1>Bath</h1>');
      expect(onError).toHaveBeenCalledTimes(1);
    });

    it('detects deferred data', () => {
      expect(isDeferred({ page: { name: 'Bath' }, frame: null, text: 'x' })).toBe(false);
      expect(isDeferred({ page: { name: 'Bath', late: Promise.resolve() } })).toBe(true);
      expect(isDeferred({ page: Promise.resolve() })).toBe(true);
    });

    it('streams the frame before deferred parts, with the nonce on every script and the end last', async () => {
      let resolveText: (text: string) => void = () => undefined;
      const text = new Promise<string>((resolve) => (resolveText = resolve));
      const { body: stream, whole: all } = await renderStream(
        <main>
          <Suspense fallback={<p>Loading</p>}>
            <Deferred text={text} />
          </Suspense>
        </main>,
        frame,
      );
      const chunks: string[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
      await until(() => chunks.join('').includes('Loading'));
      const early = chunks.join('');
      expect(early).toMatch(/^<start>/);
      expect(early).not.toContain('arrived');
      resolveText('arrived');
      await new Promise((resolve) => stream.once('end', resolve));
      const whole = chunks.join('');
      expect(whole).toContain('arrived');
      expect(whole).toMatch(/<end>$/);
      expect(await all).toBe(whole);
      expect(whole.match(/<script(?! nonce="n0nce")/g)).toBeNull();
    });
  });
});

describe('inside another site', () => {
  const { answer, render } = setUpBackend();
  const Component = () => <p>{`The lanterns are ${String(useLoaderData())}`}</p>;
  const handle = pageHandle({
    reading: true,
    head: () => ({
      title: 'A page',
      description: 'About it',
      canonical: '/page',
      jsonLd: [{ '@type': 'Thing', name: 'lanterns' }],
    }),
    crumbs: () => [{ label: 'Lanterns', to: '/page' }],
  });
  const loader = async ({ context }: LoaderFunctionArgs) => {
    await load(context, fetchSettings());
    return 'lanterns';
  };

  it('the server asks to sign in and gives nothing of the page but its head [B-13]', async () => {
    const { html, status, outcome } = await render({ mode: 'embed', page: { Component, handle, loader } });
    expect([status, outcome]).toEqual([200, COMPLETE]);
    expect(html).toContain('<h1>Sign in to go on</h1>');
    expect(html).toContain('<title>A page');
    expect(html.toLowerCase()).not.toContain('lanterns');
    expect(html).toContain('"cache":[]');
    expect(html).not.toContain('"reading"');
    expect((await render({ page: { Component, handle, loader } })).html).toContain(
      'The lanterns are lanterns',
    );
  });

  it('what goes wrong is said to everyone, and a frame is shown to everyone [B-09] [B-13]', async () => {
    const framed = { ...handle, chrome: 'none' as const };
    expect((await render({ mode: 'embed', page: { Component, handle: framed, loader } })).html).toContain(
      'The lanterns are lanterns',
    );
    answer(json({ title: 'Not Found' }, 404));
    const { html, status } = await render({ mode: 'embed', page: { Component, handle, loader } });
    expect(status).toBe(404);
    expect(html).toContain('>Error</h1>');
    expect(html).not.toContain('Sign in to go on');
  });
});
