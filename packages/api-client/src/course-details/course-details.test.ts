import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { courseDetailsApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const ID = '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001';
const share = { percent: 90, people: 40, level: 'course', subject: null, years: '2020-22' };
const details = {
  course: {
    id: ID,
    academicYearId: '2027',
    courseTitle: 'Computer Science',
    summary: 'Build things that think.',
    provider: { id: 'p1', name: 'University of Bath', websiteUrl: null },
    subjects: [{ id: 'CAH11-01-01', caption: 'Computer science' }],
    options: [
      {
        id: 'o1',
        studyMode: { caption: 'Full-time' },
        duration: { quantity: 3, durationType: { caption: 'Years' } },
        location: { name: 'Claverton Down' },
        outcomeQualification: { caption: 'BSc (Hons)' },
        providerCourseUrl: null,
      },
    ],
  },
};
const figures = { results: [{ employmentWork: share, employmentWorkStudy: share, nssScore: null }] };
const grade = (qualificationType: string) => ({
  qualificationType,
  isAggregate: true,
  minimumGrade: 'BBB',
  mostCommonGrade: 'AAA',
  maximumGrade: 'A*A*A*',
  startYear: 2020,
  endYear: 2022,
});

/** Answers each of the three calls; a number is the status of a failure. */
const answer = (course: unknown, outcomes: unknown, grades: unknown) =>
  server.answer((request, response) => {
    const path = request.url ?? '';
    const body = path.startsWith('/search/') ? course : path.startsWith('/api/') ? outcomes : grades;
    const reply = typeof body === 'number' ? json({ detail: 'No' }, body) : json(body);
    reply(request, response);
  });

const get = (report = jest.fn()) =>
  load(
    new RouterContextProvider(new Map([[storeContext, createStore({ apiBase: server.base, report })]])),
    courseDetailsApi.endpoints.getCourseDetails.initiate({ services: '', courseId: ID }),
  );

describe('a course in full', () => {
  it('combines three calls [C-06] [C-07] [C-08] [E-04]', async () => {
    answer(details, figures, { courseId: ID, results: [grade('A_level'), grade('BTEC')] });
    const course = await get();
    expect(server.asked[0]).toBe(`GET /search/api/v3/courses?courseDetailsRequest.coursePrimaryId=${ID}`);
    expect(server.asked.slice(1).sort()).toEqual([
      `GET /api/v1/courses?courses=${ID}&courseOptionId=o1&academicYearId=2027&extended=true`,
      `GET /historic-grades-api/loggedOut/${ID}`,
    ]);
    expect(course).toMatchObject({
      title: 'Computer Science',
      options: [{ id: 'o1', studyMode: 'Full-time', duration: '3 years', qualification: 'BSc (Hons)' }],
      employmentWork: { percent: 90, people: 40 },
      nssScore: null,
    });
    expect(course.historicalEntryGrades.map(({ qualificationName }) => qualificationName)).toEqual([
      'UK A-Level',
      'Pearson BTEC Level 3 National Extended Diploma (from 2016)',
    ]);
  });

  it.each([
    ['fail', 404, 404],
    ['are not what was agreed', { results: [{ employmentWork: 7 }] }, { nothing: true }],
  ])('only logs figures and grades that %s [X-03]', async (_, outcomes, grades) => {
    answer(details, outcomes, grades);
    const report = jest.fn();
    expect(await get(report)).toMatchObject({
      title: 'Computer Science',
      employmentWork: null,
      employmentWorkStudy: null,
      historicalEntryGrades: [],
      unavailable: ['figures', 'grades'],
    });
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('fails without the course itself [X-01]', async () => {
    answer(404, figures, {});
    await expect(get()).rejects.toMatchObject({
      data: 'There has been a problem fetching courses: No',
      init: { status: 404 },
    });
  });
});

describe('comparing grades', () => {
  const compare = async (courseIds: readonly string[], report = jest.fn()) =>
    createStore({ apiBase: server.base, report }).dispatch(
      courseDetailsApi.endpoints.compareGrades.initiate({
        services: '',
        courseIds,
        qualificationType: 'A_level',
        grade: 'AAB',
      }),
    );

  it('is one POST [C-09]', async () => {
    const results = [{ courseId: ID, isAggregate: false, confirmationRate: null }];
    server.answer(json({ qualificationType: 'A_level', gradeProfile: 'AAB', results }));
    expect((await compare([ID])).data).toEqual(results);
    expect(server.asked).toEqual(['POST /historic-grades-api/loggedIn']);
  });

  it('is logged and never retried on failure [C-24] [X-03]', async () => {
    server.answer(json({ detail: 'Busy' }, 503));
    const report = jest.fn();
    expect((await compare([ID], report)).data).toEqual([]);
    expect(server.asked).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('makes no call without courses [V-02]', async () => {
    server.answer(json({}));
    expect((await compare([])).data).toEqual([]);
    expect(server.asked).toEqual([]);
  });
});
