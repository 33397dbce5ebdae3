/** @jest-environment node */
import { sayModes } from './cohort';
import { RouterContextProvider } from 'react-router-dom';
import { coursesApi, type CourseSearch, surveyWords } from '.';
import { cycleYear } from './cycle-year';
import { createStore, load, storeContext } from '../base';
import { courseDetailsApi, entrantsApi } from '../course-details';
import { json, startTestApi, type TestApi } from '../testing';
import { isCourseId } from './course-id';
import { rawBareCourse, rawCourse, rawCoursePage } from './fixtures';
import type { CourseListItem } from './types';
import { countedWaysWords, groupWays, waysWords } from './ways';
import {
  absenceWords,
  awardWords,
  cohortNote,
  entryWords,
  groupWords,
  payWords,
  pointsRange,
  pointsWords,
  unsaidModes,
} from './words';

describe('courses', () => {
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
  const get = (ids: readonly string[]) =>
    load(setUp().context, coursesApi.endpoints.getCourses.initiate(ids));
  const searched = (path = server.asked[0]) =>
    Object.fromEntries(new URL(path?.split(' ')[1] ?? '', server.base).searchParams);

  it.each([
    ['2026-09-21T12:00:00Z', 2026],
    ['2026-09-22T12:00:00Z', 2027],
  ])('are of the cycle that applicants apply for on %s: %s [K-11]', (day, year) => {
    expect(cycleYear(new Date(day))).toBe(year);
  });

  describe('listing courses', () => {
    it('requests the first 50 in ascending order [C-04] [K-01]', async () => {
      server.answer(json(rawCoursePage));
      await list({});
      expect(server.asked).toEqual([
        `GET /api/v1/courses?offset=0&limit=50&sort=ASC&studyYear=${cycleYear()}`,
      ]);
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
        studyYear: String(cycleYear()),
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
      expect(server.asked.map((path) => searched(path).courses?.split(',').length).sort()).toEqual([
        20, 20, 5,
      ]);
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
});

describe('survey words', () => {
  const teaching = { name: 'Teaching on my course', percent: 91 };

  it('summarises a survey by its highest and lowest theme, as shares of positive answers [E-04]', () => {
    const themes = [
      { name: 'Student voice', percent: 74 },
      teaching,
      { name: 'Academic support', percent: 86 },
    ];
    expect(surveyWords(themes)).toBe(
      'About “Teaching on my course”, 91% of final-year students’ answers were positive; about “Student voice”, 74%.',
    );
  });

  it('names a single theme once, and nothing without themes [E-04]', () => {
    expect(surveyWords([teaching])).toMatch(
      /^About “Teaching on my course”, 91% of final-year students’ answers were positive\.$/,
    );
    expect(surveyWords([])).toBe('');
  });
});

describe('ways', () => {
  const course = (id: string, distinction: string | null, more: Partial<CourseListItem> = {}) =>
    ({ ...rawCourse, id, distinction, ...more }) as unknown as CourseListItem;

  describe('ways to take one course', () => {
    it('are grouped when they differ only in code, mode, length or an extra year [E-03]', () => {
      const groups = groupWays([
        course('1', 'course code 1157'),
        course('2', null, { title: 'Law' }),
        course('3', 'with foundation year, part-time'),
        course('4', null),
      ]);
      expect(groups.map(({ course: { id }, ways }) => [id, ways.map((way) => way.id)])).toEqual([
        ['1', ['3', '4']],
        ['2', []],
      ]);
      expect(waysWords(groups[0]?.ways ?? [])).toBe(
        'Also: with foundation year, part-time; the standard course',
      );
      expect(countedWaysWords(groups)).toBe('2 on this page are other ways to take the same course');
      expect(waysWords([])).toBeNull();
      expect(countedWaysWords([])).toBeNull();
    });

    it('are not grouped over campuses, awards or providers [E-03]', () => {
      const elsewhere = { ...rawCourse.provider, shortId: '10007803' } as CourseListItem['provider'];
      const courses = [
        course('1', 'Luton Campus'),
        course('2', 'Bedford Campus, part-time'),
        course('3', null, { qualification: 'MComp (Hons)' }),
        course('4', null, { provider: elsewhere }),
      ];
      expect(groupWays(courses).map(({ ways }) => ways)).toEqual([[], [], [], []]);
    });
  });
});

describe('course id', () => {
  it.each([
    ['0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0002', true],
    ['0B1F7C7E-6D0C-5B0E-9A53-1C7A2A4E0002', true],
    ['0b1f7c7e6d0c5b0e9a531c7a2a4e0002', false],
    ['g'.repeat(36), false],
  ])('whether %s can be the id of a course: %s', (text, expected) => {
    expect(isCourseId(text)).toBe(expected);
  });
});

describe('words', () => {
  const salary = {
    median: 31000,
    lowerQuartile: 27000,
    upperQuartile: 35000,
    people: 40,
    level: 'subject',
    because: 'too-small',
    mode: null,
    subject: 'CAH02-04',
    subjectName: 'nursing',
    subjectLevel: 2,
    years: '2020-22',
    responseRate: 60,
  } as const;

  const format = { salary: (amount: number) => `£${amount}`, grouped: String };

  describe('texts of a course card', () => {
    it('describe pay with its point in time, years, group and people [E-03]', () => {
      expect(payWords({ salary, absences: {} }, format)).toBe(
        '£31000 after 15 months, 2020-22 graduates of nursing here, about 40 people',
      );
    });

    it('name the group of each level [E-03]', () => {
      expect(groupWords({ level: 'course', subjectName: null })).toBe('of this course');
      expect(groupWords({ level: 'subject', subjectName: 'law', mode: 'part-time' })).toBe(
        'of law here, part-time',
      );
      expect(groupWords({ level: 'provider', subjectName: null })).toBe('of the subjects here with a figure');
      expect(groupWords({ level: 'subject', subjectName: null })).toBe('of its subject here');
    });

    it('distinguish the reasons for missing figures [E-03]', () => {
      const kinds = ['not-imported', 'too-small', 'too-new', 'not-published'] as const;
      const words = kinds.map((kind) => absenceWords({ absences: { salary: kind } }, 'salary'));
      expect(new Set(words).size).toBe(4);
      expect(payWords({ salary: null, absences: {} }, format)).toBe('Graduate pay: not published');
    });

    it('describe the middle half of entrants with years, group and people [E-03]', () => {
      const tariff = { ...salary, from: 112, to: 143, fewer: 20, more: 5, people: 1240 };
      const absences = { tariff: 'too-new' } as const;
      expect(entryWords({ tariff, absences: {} }, { grouped: (count) => `${count} in all` })).toBe(
        '112 to 143 points: middle half of 2020-22 entrants of nursing here, about 1240 in all people',
      );
      expect(entryWords({ tariff: null, absences }, format)).toBe('Entrants’ points: too new');
    });

    it('note the year, group and people of a figure in a list [E-03]', () => {
      expect(cohortNote(salary, format)).toBe('2020-22, nursing here, 40 people');
      expect(cohortNote({ ...salary, level: 'course' }, format)).toBe('2020-22, 40 people');
      expect(cohortNote({ ...salary, subjectName: null }, format)).toBe(
        '2020-22, its subject here, 40 people',
      );
      expect(cohortNote({ ...salary, level: 'provider' }, format)).toBe(
        '2020-22, the subjects here with a figure, 40 people',
      );
      expect(cohortNote({ ...salary, level: 'uk' }, format)).toBe('2020-22, whole UK, 40 people');
    });

    it('write a range of points with and without its unit [E-03]', () => {
      expect(pointsRange({ from: 96, to: 127 })).toBe('96 to 127');
      expect(pointsRange({ from: 0, to: 63 })).toBe('Under 64');
      expect(pointsWords({ from: 160, to: null })).toBe('160 points or more');
    });

    it('mention a study mode once [E-03]', () => {
      expect(unsaidModes(['full-time', 'part-time'], 'with foundation year, part-time')).toEqual([
        'full-time',
      ]);
      expect(unsaidModes(['Distance learning'], 'distance learning')).toEqual([]);
      expect(unsaidModes(['full-time'], null)).toEqual(['full-time']);
    });

    it('distinguish courses of the same title [E-03]', () => {
      expect(awardWords({ qualification: 'BSc (Hons)', distinction: 'with foundation year' })).toBe(
        'BSc (Hons), with foundation year',
      );
      expect(awardWords({ qualification: null, distinction: null })).toBe('Award not published');
    });
  });
});

describe('course details', () => {
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
      courseDetailsApi.endpoints.getCourseDetails.initiate({ courseId: ID }),
    );

  describe('a course in full', () => {
    it('combines three calls [C-06] [C-07] [C-08] [E-04]', async () => {
      answer(details, figures, { courseId: ID, results: [grade('A_level'), grade('BTEC')] });
      const course = await get();
      expect(server.asked[0]).toBe(
        `GET /search/api/v3/courses?courseDetailsRequest.coursePrimaryId=${ID}&courseDetailsRequest.academicYearId=${cycleYear()}`,
      );
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
});

describe('entrants', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const bands = [{ from: 112, to: 127, percent: 60 }];
  const record = (id: string, foundationYear: string) => ({
    ...rawCourse,
    id,
    foundationYear,
    figures: { tariff: { ...rawCourse.tariff, bands } },
  });
  const store = (report = jest.fn()) => createStore({ apiBase: server.base, report });

  it('returns courses with the bands of their entrants in the order of the ids, without unknown ones [C-04] [V-02]', async () => {
    server.answer(json({ results: [record('b', 'no'), record('a', 'no'), { id: 'broken' }] }));
    const report = jest.fn();
    const ask = (ids: readonly string[]) =>
      store(report).dispatch(entrantsApi.endpoints.getEntrants.initiate(ids));
    const { data } = await ask(['a', 'b', 'c']);
    expect(data?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(data?.[0]?.figures.tariff?.bands).toEqual(bands);
    expect(data?.[0]).not.toHaveProperty('salary');
    expect(report).toHaveBeenCalledTimes(1);
    const calls = server.asked.length;
    expect((await ask([])).data).toEqual([]);
    expect(server.asked).toHaveLength(calls);
  });

  it('lists only courses that include a foundation year [C-04]', async () => {
    server.answer(json({ results: [record('a', 'no'), record('b', 'included'), record('c', 'optional')] }));
    const found = await store().dispatch(
      entrantsApi.endpoints.listFoundationYears.initiate({
        provider: '10007850',
        subject: 'computer-science',
      }),
    );
    expect(found.data?.map(({ id }) => id)).toEqual(['b']);
    expect(server.asked.at(-1)).toContain('unis=10007850&subjects=computer-science&limit=100&extended=true');
  });

  it('fails with the message of the courses when they cannot be loaded [X-01]', async () => {
    server.answer(json({ detail: 'No' }, 400));
    const { error } = await store().dispatch(entrantsApi.endpoints.getEntrants.initiate(['a']));
    expect(error).toMatchObject({
      message: expect.stringContaining('There has been a problem fetching courses') as string,
    });
  });
});

describe('mode of study of a figure’s group', () => {
  const figures = {
    salary: { mode: 'part-time', median: 1 },
    employment: { mode: 'full-time' },
    tariff: null,
  } as const;

  it('is kept where it must be said: part-time, or one of several modes of the course [E-03]', () => {
    expect(sayModes(figures, ['full-time'])).toEqual({ ...figures, employment: { mode: null } });
    expect(sayModes(figures, ['full-time', 'part-time'])).toEqual(figures);
  });
});
