import { attempt, createStore, storeContext, type ApiProblem } from '../base';
import { courseDetailsApi } from '../course-details';
import { geocodeApi } from '../geocode';
import { settingsApi } from '../settings';
import { byPath, inTurn, json, startTestApi, type TestApi } from '../testing';
import { RouterContextProvider } from 'react-router-dom';
import { isWaiting, problemsOf } from '.';

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

const SETTINGS = json({ apiUrl: '', searchDomain: '', servicesDomain: '', embed: false });
const askSettings = settingsApi.endpoints.getSettings.initiate(undefined);

const open = () => {
  const problems: ApiProblem[] = [];
  const reports: string[] = [];
  const store = createStore({
    apiBase: server.base,
    report: (message) => void reports.push(message),
    onProblem: (problem) => void problems.push(problem),
  });
  return { store, problems, reports, context: new RouterContextProvider(new Map([[storeContext, store]])) };
};

describe('the states of a store’s calls', () => {
  it('names a failed call, but not one whose retry succeeded', async () => {
    const { store, problems, context } = open();
    server.answer(inTurn(json({}, 503), SETTINGS));
    await attempt(context, askSettings);
    expect([problemsOf(store), problems]).toEqual([[], []]);

    const other = open();
    server.answer(json({}, 503));
    await attempt(other.context, askSettings);
    expect(problemsOf(other.store)).toMatchObject([{ cause: 'answer', status: 503 }]);
    expect(other.problems).toMatchObject([{ cause: 'answer', status: 503 }]);
  });

  it('shows whether a result is pending', async () => {
    const { store, context } = open();
    server.answer((request, response) => void setTimeout(() => SETTINGS(request, response), 50));
    const answer = attempt(context, askSettings);
    expect(isWaiting(store)).toBe(true);
    await answer;
    expect(isWaiting(store)).toBe(false);
  });

  it.each([
    ['failed', json({}, 500), { cause: 'answer', status: 500 }],
    ['cannot be read', json('no grades'), { cause: 'unreadable', status: 502 }],
  ])('grades that are only compared and the call %s are told [X-03]', async (_, answer, problem) => {
    const { store, problems, reports } = open();
    server.answer(byPath({ '/historic-grades-api': answer }));
    const question = { services: '', courseIds: ['a'], qualificationType: 'A_level', grade: 'AAB' } as const;
    await store.dispatch(courseDetailsApi.endpoints.compareGrades.initiate(question));
    expect(problems).toMatchObject([problem]);
    expect(reports).toEqual(['Historic entry grades could not be compared']);
  });

  it.each([
    ['failed', json({}, 500), { cause: 'answer', status: 500 }],
    ['is not a place', json({}), { cause: 'unreadable', status: 502 }],
  ])('a postcode whose look-up %s is told [X-07]', async (_, answer, problem) => {
    const { store, problems, reports } = open();
    server.answer(answer);
    await store.dispatch(geocodeApi.endpoints.geocodePostcode.initiate('BA2 7AY'));
    expect(problems).toMatchObject([problem]);
    expect(reports).toEqual(['There has been a problem fetching lat long']);
  });
});
