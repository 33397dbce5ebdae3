import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { rawCourse } from '../courses/fixtures';
import { json, pageFound, startTestApi, type TestApi } from '../testing';
import { rawBath, rawPage } from './fixtures';
import { providerPlacesApi, spotlightsApi, subjectFiguresApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const context = () => {
  const store = createStore({ apiBase: server.base, report: () => undefined });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

describe('providers as map points', () => {
  const places = () => load(context(), providerPlacesApi.endpoints.listProviderPlaces.initiate({}));

  it('fetches every page, and omits those without a position [C-05]', async () => {
    server.answer((request, response) => {
      const first = request.url?.includes('offset=0');
      const results = [first ? rawBath : { ...rawBath, latitude: null }];
      json({ ...rawPage, total: 150, results })(request, response);
    });
    expect(await places()).toEqual([
      {
        shortProviderId: '10007850',
        name: 'University of Bath',
        town: 'Bath',
        lat: 51.3796,
        lng: -2.3279,
      },
    ]);
    expect(server.asked).toHaveLength(2);
  });

  it('one page that fails fails the list [X-01]', async () => {
    server.answer((request, response) => {
      const first = request.url?.includes('offset=0');
      json(first ? { ...rawPage, total: 150 } : { detail: 'No' }, first ? 200 : 418)(request, response);
    });
    await expect(places()).rejects.toMatchObject({ data: 'There has been a problem fetching unis: No' });
  });
});

describe('figures by subject', () => {
  const figures = () =>
    load(context(), subjectFiguresApi.endpoints.listSubjectFigures.initiate({ id: '10007850' }));
  const cohort = { people: 40, level: 'subject', subject: 'CAH11-01-01', years: '2020-22' };

  it('has each subject once, without figures of a wider group [C-04]', async () => {
    const salary = { median: 33000, lowerQuartile: 28000, upperQuartile: 40000, ...cohort };
    const wider = { percent: 90, ...cohort, subject: 'CAH11' };
    const course = { ...rawCourse, salary, employment: wider };
    server.answer(json({ total: 2, results: [{ ...course, salary: null }, course] }));
    expect(await figures()).toEqual([
      {
        code: 'CAH11-01-01',
        name: 'Computer science',
        pay: { value: 33000, graduates: 40, years: '2020-22' },
        employment: null,
      },
    ]);
  });
});

describe('spotlights', () => {
  const spotlight = () => load(context(), spotlightsApi.endpoints.getSpotlight.initiate('bath-hill'));

  it('is returned by its id; an unknown id gives null [C-19]', async () => {
    const record = {
      objectID: 'bath-hill',
      title: 'A hill',
      url: '/explore/spotlights/bath-hill/a',
      image: '/t',
    };
    server.answer(json({ results: [pageFound(record)] }));
    expect(await spotlight()).toMatchObject({ id: 'bath-hill', body: '', subjects: [], promotedBy: null });
    server.answer(json({ results: [pageFound()] }));
    expect(await spotlight()).toBeNull();
  });

  it('has its own error message [X-04]', async () => {
    server.answer(json({ message: 'No' }, 403));
    await expect(spotlight()).rejects.toMatchObject({
      data: expect.stringContaining('problem fetching multiple objects from Algolia') as string,
    });
  });
});
