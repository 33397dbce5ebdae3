import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawBareCourse, rawCourse, rawCoursePage } from './fixtures';
import { coursesApi, type CourseSearch } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const setUp = () => {
  const reported: string[] = [];
  const store = createStore({ apiBase: server.base, report: (message) => reported.push(message) });
  return { reported, context: new RouterContextProvider(new Map([[storeContext, store]])) };
};
const list = (search: CourseSearch, { context } = setUp()) =>
  load(context, coursesApi.endpoints.listCourses.initiate(search));
const get = (ids: readonly string[]) => load(setUp().context, coursesApi.endpoints.getCourses.initiate(ids));
const searched = (path = server.asked[0]) =>
  Object.fromEntries(new URL(path?.split(' ')[1] ?? '', server.base).searchParams);

describe('listing courses', () => {
  it('requests the first 50 in ascending order [C-04] [K-01]', async () => {
    server.answer(json(rawCoursePage));
    await list({});
    expect(server.asked).toEqual(['GET /api/v1/courses?offset=0&limit=50&sort=ASC']);
  });

  it('writes every search criterion in the API’s format [C-04]', async () => {
    server.answer(json(rawCoursePage));
    await list({
      offset: 50,
      limit: 20,
      sort: 'DESC',
      sortBy: 'salary',
      filters: { qualification: ['BSc (Hons)', 'BA'], studyMode: [] },
      includeFilters: true,
      query: 'art & craft',
      subjectGuides: ['computer-science'],
      unis: ['10007850', '10007803'],
      scheme: 'undergraduate',
      studyYear: 2027,
      near: { lat: 51.38, lng: -2.36 },
      radius: 25,
      soc: '2134',
      similarTo: rawCourse.id,
      minPeople: 50,
    });
    expect(searched()).toEqual({
      offset: '50',
      limit: '20',
      sort: 'DESC',
      sortBy: 'salary',
      filters: '{"qualification":["BSc (Hons)","BA"]}',
      includeFilters: 'true',
      query: 'art & craft',
      subjectGuides: 'computer-science',
      unis: '10007850,10007803',
      scheme: 'undergraduate',
      studyYear: '2027',
      lat: '51.38',
      lng: '-2.36',
      radius: '25',
      soc: '2134',
      similarTo: rawCourse.id,
      minPeople: '50',
    });
  });

  it('returns a whole-number count, and null for unpublished values [E-03]', async () => {
    server.answer(json(rawCoursePage));
    const page = await list({});
    expect(page.results[0]).toMatchObject({
      title: 'Computer Science',
      courseCount: 2,
      qualification: 'BSc (Hons)',
    });
    expect(page.results[1]).toMatchObject({ courseCount: 3, salary: null, tariff: null, duration: null });
    expect(page.facets?.studyMode).toEqual([{ value: 'full-time', label: 'Full-time', count: 2 }]);
  });

  it('omits and reports an invalid record and keeps the valid ones [E-03]', async () => {
    server.answer(json({ ...rawCoursePage, results: [rawCourse, { ...rawCourse, title: 7 }, null] }));
    const given = setUp();
    expect((await list({}, given)).results).toHaveLength(1);
    expect(given.reported).toHaveLength(2);
  });

  it('returns an empty page without a call for no providers [V-02]', async () => {
    server.answer(json(rawCoursePage));
    expect(await list({ unis: [] })).toMatchObject({ total: 0, results: [] });
    expect(server.asked).toEqual([]);
  });

  it('names courses in its error message [X-01]', async () => {
    server.answer(json({ detail: 'sortBy is unknown' }, 400));
    await expect(list({})).rejects.toMatchObject({
      data: 'There has been a problem fetching courses: sortBy is unknown',
      init: { status: 400 },
    });
  });
});

describe('courses by id', () => {
  const ids = Array.from({ length: 45 }, (_, number) => `course-${number}`);

  it('are requested 20 at a time and returned in the order of their ids [V-03]', async () => {
    server.answer((request, response) => {
      const wanted = new URL(request.url ?? '', server.base).searchParams.get('courses')?.split(',') ?? [];
      const results = wanted.reverse().map((id) => ({ ...rawCourse, id }));
      json({ results })(request, response);
    });
    expect((await get([...ids, 'course-0'])).map(({ id }) => id)).toEqual([...ids, 'course-0']);
    expect(server.asked.map((path) => searched(path).courses?.split(',').length).sort()).toEqual([20, 20, 5]);
  });

  it('an empty list makes no call [V-02]', async () => {
    server.answer(json({ results: [] }));
    expect(await get([])).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('omits unknown ids', async () => {
    server.answer(json({ results: [rawBareCourse] }));
    expect((await get(['x', rawBareCourse.id])).map(({ title }) => title)).toEqual(['Fine Art']);
  });

  it('fails when one batch fails [X-01]', async () => {
    server.answer((request, response) =>
      request.url?.includes('course-44')
        ? json({ detail: 'No' }, 400)(request, response)
        : json({ results: [] })(request, response),
    );
    await expect(get(ids)).rejects.toMatchObject({ data: 'There has been a problem fetching courses: No' });
  });
});
