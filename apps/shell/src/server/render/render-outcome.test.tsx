import { Suspense } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load, storeContext } from '@signpost/api-client/base';
import { courseDetailsApi } from '@signpost/api-client/course-details';
import { geocodeApi } from '@signpost/api-client/geocode';
import { json } from '@signpost/api-client/testing';
import { pageNotFound } from '@signpost/federation/contract';
import {
  API,
  COMPLETE,
  fails,
  never,
  partial,
  setUpBackend,
  Throws,
  UNIS,
  type RenderSetup,
} from './testing/render-to-outcome';
import { DOWN, fetchSettings, settingsLoader } from './testing/settings-call';

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
        'data' in (await attempt(context, fetchSettings));
      expect((await render({ page: { loader } })).outcome).toEqual(COMPLETE);
    },
  );
});

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
    const { outcome, parts } = await render({ row: { load: never } });
    expect(outcome).toEqual(partial({ part: 'slot', fault: 'release', ...UNIS }));
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('a row times out because of the backend', async () => {
    answer(() => undefined);
    const { outcome, parts } = await render({ row: { load: settingsLoader } });
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
        'data' in (await attempt(context, fetchSettings));
      expect((await render({ page: { loader } })).outcome).toEqual(partial(API));
    },
  );

  it('the response to an optional call of its loader is invalid', async () => {
    answer(json('not what was agreed'));
    const loader = async ({ context }: LoaderFunctionArgs) =>
      'data' in (await attempt(context, fetchSettings));
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
    const question = { services: '', courseIds: ['a'], qualificationType: 'A_level', grade: 'AAB' } as const;
    const loader = async ({ context }: LoaderFunctionArgs) => {
      await context.get(storeContext).dispatch(courseDetailsApi.endpoints.compareGrades.initiate(question));
      return null;
    };
    expect((await render({ page: { loader } })).outcome).toEqual(partial(API));
  });
});
