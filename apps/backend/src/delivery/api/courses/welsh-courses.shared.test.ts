import { UNIQUE_WORD, WELSH_TITLE } from '../../../domain/courses/course-fixture';
import { courseId } from '../../../domain/courses/course-id';
import { cycleYear } from '../../../domain/courses/cycle-year';
import type { TestApp } from '../../../testing/app';
import { courseDetailsSchema } from '../course-details/schema';
import { courseListSchema } from './schema';

export const welshCoursesTests = (backend: TestApp): void => {
  describe('courses in Welsh', () => {
    const id = courseId('10007814', 'Q4');
    const welsh = { lang: 'cy' };
    const welshTitles = { title: WELSH_TITLE, englishTitle: UNIQUE_WORD };

    const list = async (parameters: Record<string, string>) =>
      courseListSchema.parse((await backend.get('/api/v1/courses', parameters)).json());

    const search = async (index: string, query: string, parameters: Record<string, string> = {}) => {
      const answer = await backend.app.inject({
        method: 'POST',
        url: `/search/1/indexes/${index}/query`,
        query: parameters,
        payload: { query },
      });
      return answer.json<{ hits: Record<string, unknown>[] }>().hits;
    };

    it('returns the published Welsh title, page and place in Welsh, and the English ones in English [B-21] [C-04]', async () => {
      const asked = { courses: id, extended: 'true' };
      const [inWelsh] = (await list({ ...asked, ...welsh })).results;
      const [inEnglish] = (await list(asked)).results;
      expect(inWelsh).toMatchObject({
        ...welshTitles,
        url: 'https://example.org/cwrs',
        locations: [{ name: 'Y Waun Ddyfal', latitude: 51.49 }],
      });
      expect(inWelsh?.options?.map(({ place }) => place?.name)).toEqual(['Y Waun Ddyfal', 'Y Waun Ddyfal']);
      expect(inEnglish).toMatchObject({
        title: UNIQUE_WORD,
        englishTitle: null,
        url: 'https://example.org/course',
        locations: [{ name: 'Cathays' }],
      });
    });

    it('keeps English titles where no Welsh one is published, and the order of the English titles [B-21]', async () => {
      const asked = { query: UNIQUE_WORD, sortBy: 'title' };
      const inWelsh = (await list({ ...asked, ...welsh })).results;
      const inEnglish = (await list(asked)).results;
      expect(inWelsh.map((course) => course.id)).toEqual(inEnglish.map((course) => course.id));
      expect(inWelsh.map(({ title }) => title)).toEqual(
        inEnglish.map(({ title }) => (title === UNIQUE_WORD ? WELSH_TITLE : title)),
      );
    });

    it('returns the details of a course with its Welsh title, page, places and purposes, and marks what is English [B-21] [C-06]', async () => {
      const answer = await backend.get('/search/api/v3/courses', {
        'courseDetailsRequest.coursePrimaryId': id,
        'courseDetailsRequest.academicYearId': String(cycleYear()),
        ...welsh,
      });
      const { course } = courseDetailsSchema.parse(answer.json());
      expect(course).toMatchObject({ courseTitle: WELSH_TITLE, englishTitle: UNIQUE_WORD });
      expect(course.options[0]).toMatchObject({
        location: { name: 'Y Waun Ddyfal' },
        providerCourseUrl: 'https://example.org/cwrs',
        professionalBodies: [
          {
            caption: 'Guild of Quilters',
            purpose: { text: 'cofrestru fel cwiltiwr', language: 'cy' },
            depends: true,
            url: null,
          },
          { caption: 'Guild of Menders', purpose: { text: 'membership', language: 'en' }, depends: false },
        ],
      });
    });

    it('finds a course by its English and its Welsh title in both languages [B-21] [C-19]', async () => {
      for (const parameters of [{}, welsh]) {
        for (const query of [UNIQUE_WORD, WELSH_TITLE]) {
          const found = (await list({ query, ...parameters })).results;
          expect([query, found.some((course) => course.id === id)]).toEqual([query, true]);
        }
      }
    });

    it('shows a search hit with its Welsh title, marked where it matches, at its English address [B-21] [C-19]', async () => {
      const [hit] = await search('d10_courses', WELSH_TITLE, welsh);
      expect(hit).toMatchObject({
        objectID: id,
        title: WELSH_TITLE,
        url: `/explore/courses/${id}/${UNIQUE_WORD}`,
        _highlightResult: { title: { matchLevel: 'full' } },
      });
      const [inEnglish] = await search('d10_courses', WELSH_TITLE);
      expect(inEnglish).toMatchObject({ objectID: id, title: UNIQUE_WORD });
    });

    it('suggests a search by the beginning of a Welsh title, in the language of the page [B-21] [C-19]', async () => {
      const [suggestion] = await search('d10_searches', 'cwiltol', welsh);
      expect(suggestion).toMatchObject({ suggests: 'course', title: WELSH_TITLE });
      const [inEnglish] = await search('d10_searches', 'cwiltol');
      expect(inEnglish).toMatchObject({ suggests: 'course', title: UNIQUE_WORD });
    });
  });
};
