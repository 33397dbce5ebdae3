import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { providerStatusApi } from '../provider-status';
import { json, rawBath, startTestApi, type TestApi } from '../testing';
import type { SubjectProviderSearch } from './endpoints';
import { unisBySubjectApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const context = () =>
  new RouterContextProvider(
    new Map([[storeContext, createStore({ apiBase: server.base, report: () => {} })]]),
  );
const list = (search: SubjectProviderSearch) =>
  load(context(), unisBySubjectApi.endpoints.listProvidersBySubject.initiate(search));
const statuses = (ids: readonly string[]) =>
  load(context(), providerStatusApi.endpoints.listProviderStatuses.initiate({ services: '', ids }));

describe('providers by subject', () => {
  it('have the number of their courses in the subject [C-16]', async () => {
    server.answer(json({ total: 1, offset: 0, limit: 48, results: [{ ...rawBath, matchingCourses: 7 }] }));
    const page = await list({ subjects: ['law', 'CAH16'], near: { lat: 51.4, lng: -2.3 }, limit: 6 });
    expect(server.asked).toEqual([
      'GET /api/v1/unis-by-subject?subjects=law%2CCAH16&lat=51.4&lng=-2.3&limit=6',
    ]);
    expect(page).toMatchObject({ total: 1, results: [{ shortProviderId: '10007850', matchingCourses: 7 }] });
  });

  it('of no subjects are empty, without a call [V-02]', async () => {
    server.answer(json({}));
    expect(await list({ subjects: [] })).toEqual({ total: 0, results: [] });
    expect(server.asked).toEqual([]);
  });

  it('the error message names uni subjects [X-01]', async () => {
    server.answer(json({ detail: 'No' }, 400));
    await expect(list({ subjects: ['x'] })).rejects.toMatchObject({
      data: 'There has been a problem fetching uni subjects: No',
    });
  });
});

describe('providers’ status', () => {
  it('is requested by id; unknown values are null [C-10]', async () => {
    server.answer(
      json({ results: [{ providerId: 'p', ukprn: '1', name: 'Bath', status: 'listed', courseCount: 3 }] }),
    );
    expect(await statuses(['p', 'q'])).toEqual([
      {
        providerId: 'p',
        name: 'Bath',
        status: 'listed',
        courseCount: 3,
        acceptingApplications: null,
        inClearing: null,
      },
    ]);
    expect(server.asked).toEqual(['GET /provider-status?providerId=p%2Cq']);
  });

  it('no ids make no call; the error message names provider status [V-02] [X-01]', async () => {
    server.answer(json({ detail: 'No' }, 400));
    expect(await statuses([])).toEqual([]);
    expect(server.asked).toEqual([]);
    await expect(statuses(['p'])).rejects.toMatchObject({
      data: 'There has been a problem fetching provider status: No',
    });
  });
});
