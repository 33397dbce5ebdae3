import { Suspense } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load, storeContext } from '@signpost/api-client/base';
import { courseDetailsApi } from '@signpost/api-client/course-details';
import { geocodeApi } from '@signpost/api-client/geocode';
import { json } from '@signpost/api-client/testing';
import { pageNotFound } from '@signpost/federation/contract';
import {
  API,
  fetchSettings,
  COMPLETE,
  DOWN,
  fails,
  settingsLoader,
  never,
  partial,
  setUpBackend,
  Throws,
  UNIS,
  type Given,
} from './testing/render-to-outcome';

const { answer, render } = setUpBackend();

describe('a page is complete', () => {
  it.each<[string, Given]>([
    ['with all that belongs to it', { row: { load: settingsLoader } }],
    ['where its loader redirects', { page: { loader: () => redirect('/elsewhere') } }],
  ])('%s', async (_, given) => {
    expect((await render(given)).outcome).toEqual(COMPLETE);
  });

  it('when it does not exist, whether its loader or the backend says so', async () => {
    const bySelf = await render({
      page: { loader: ({ request }) => Promise.reject(pageNotFound(request.url)) },
    });
    answer(json({ title: 'Not Found' }, 404));
    const byBackend = await render({ page: { loader: settingsLoader } });
    for (const { status, outcome } of [bySelf, byBackend]) expect([status, outcome]).toEqual([404, COMPLETE]);
  });

  it.each([400, 404, 410, 422])('when the backend answers %i about one part of it', async (status) => {
    answer(json({ title: 'No' }, status));
    const loader = async ({ context }: LoaderFunctionArgs) =>
      'data' in (await attempt(context, fetchSettings));
    expect((await render({ page: { loader } })).outcome).toEqual(COMPLETE);
  });
});

describe('a page is partial when', () => {
  it('a row fails by itself', async () => {
    const { status, outcome, parts } = await render({ row: { load: fails } });
    expect([status, outcome]).toEqual([200, partial({ part: 'slot', fault: 'release', ...UNIS })]);
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('a row fails because the backend does', async () => {
    answer(DOWN);
    const { outcome, parts } = await render({ row: { load: settingsLoader } });
    expect(outcome).toEqual(partial({ part: 'slot', fault: 'backend', ...UNIS }, API));
    expect(parts).toEqual([{ remote: 'unis', failed: false }]);
  });

  it('a row fails because of what was asked for', async () => {
    answer(json({ title: 'No' }, 400));
    const { outcome, parts } = await render({ row: { load: settingsLoader } });
    expect(outcome).toEqual(partial({ part: 'slot', fault: 'request', ...UNIS }));
    expect(parts).toEqual([{ remote: 'unis', failed: false }]);
  });

  it('a row is late by itself', async () => {
    const { outcome, parts } = await render({ row: { load: never } });
    expect(outcome).toEqual(partial({ part: 'slot', fault: 'release', ...UNIS }));
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('a row is late because the backend is', async () => {
    answer(() => undefined);
    const { outcome, parts } = await render({ row: { load: settingsLoader } });
    expect(outcome).toEqual(partial({ part: 'slot', fault: 'backend', ...UNIS }));
    expect(parts).toEqual([{ remote: 'unis', failed: false }]);
  });

  it('a row cannot be drawn', async () => {
    const { html, outcome, parts } = await render({ row: { load: () => null, Component: Throws } });
    expect(html).not.toContain('the row');
    expect(outcome).toEqual(partial({ part: 'render', fault: 'release', ...UNIS }));
    expect(parts).toEqual([{ remote: 'unis', failed: true }]);
  });

  it('a part of it cannot be drawn', async () => {
    const Component = () => (
      <Suspense>
        <Throws />
      </Suspense>
    );
    const { outcome } = await render({ page: { Component } });
    expect(outcome).toEqual(partial({ part: 'render', fault: 'release', ...UNIS }));
  });

  it('no release runs of a remote that would fill its slot', async () => {
    const { outcome, parts } = await render({ row: { load: fails }, away: true });
    expect(outcome).toEqual(partial({ part: 'remote', fault: 'release', remote: 'unis' }));
    expect(parts).toEqual([]);
  });

  it('the settings were never read, so that it may be shown in the wrong frame', async () => {
    const { outcome } = await render({ page: {}, known: false });
    expect(outcome).toEqual(partial({ part: 'mode', fault: 'backend' }));
  });

  it.each([431, 429, 500, 503])(
    'the backend answers %i to a call that its loader does without',
    async (status) => {
      answer(json({ title: 'No' }, status));
      const loader = async ({ context }: LoaderFunctionArgs) =>
        'data' in (await attempt(context, fetchSettings));
      expect((await render({ page: { loader } })).outcome).toEqual(partial(API));
    },
  );

  it('an answer cannot be read that its loader does without', async () => {
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
