import type { z } from 'zod';
import type { Months } from '../../../domain/careers/job-market';
import { monthBefore, monthNumber } from '../../../domain/careers/job-market';
import { londonToday } from '../../../domain/events/days';
import type { TestApp } from '../../../testing/app';
import {
  careerCardSchema,
  careerFullSchema,
  categorySchema,
  manyItems,
  oneItem,
  pathwayFullSchema,
  pathwaySchema,
  statementSchema,
  traitSchema,
} from './schema';

export const emsiTests = (backend: TestApp): void => {
  describe('/api/v1/emsi', () => {
    const BASE_PATH = '/api/v1/emsi';

    const read = async <Schema extends z.ZodType>(
      path: string,
      schema: Schema,
      parameters: Record<string, string> = {},
    ): Promise<z.output<Schema>> => {
      const answer = await backend.get(`${BASE_PATH}/${path}`, parameters);
      expect(answer.statusCode).toBe(200);
      return schema.parse(answer.json());
    };

    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const cards = manyItems(careerCardSchema);

    it('lists categories, each with its careers and pathways [C-11]', async () => {
      const { data } = await read('categories', manyItems(categorySchema));
      expect(data.length).toBeLessThanOrEqual(25);
      for (const { attributes } of data) {
        expect(attributes.careers.length).toBeGreaterThan(0);
        expect(attributes.pathways.every(({ id }) => id.startsWith(`${attributes.number}.`))).toBe(true);
      }
      const [first] = data;
      expect((await backend.get(first?.attributes.image ?? '')).statusCode).toBe(200);
    });

    it('lists all pathways, or only those requested by id [C-11]', async () => {
      const all = await read('pathways', manyItems(pathwaySchema));
      expect(all.data.length).toBeGreaterThanOrEqual(30);
      const [first, second] = ids(all);
      const picked = await read('pathways', manyItems(pathwaySchema), {
        ids: `${second},${first},99.nothing`,
      });
      expect(ids(picked)).toEqual([first, second].sort());
    });

    it('returns a pathway with its careers in order of seniority [C-11][E-07]', async () => {
      const { data } = await read('pathways/12.software-and-data', oneItem(pathwayFullSchema));
      expect(data.attributes['career-id']).toBe(12);
      expect(data.attributes.category.id).toBe('computing-and-digital');
      const titles = data.attributes.careers.map(({ attributes }) => attributes.title);
      expect(titles.indexOf('Software tester')).toBeLessThan(titles.indexOf('Software developer'));
    });

    it.each(['england', 'scotland', 'wales', 'northern-ireland'])(
      'lists the careers of %s [K-08]',
      async (nation) => {
        expect((await read(`careers/${nation}`, cards)).data.length).toBeGreaterThanOrEqual(120);
      },
    );

    it('returns a career in full, every figure with its source [E-06]', async () => {
      const { data } = await read('careers/england/2134', oneItem(careerFullSchema));
      const { attributes } = data;
      expect(attributes.title).toBe('Software developer');
      expect(attributes['annual-earnings']).toMatchObject({
        p25: 40023,
        median: 54669,
        minimum: null,
        source: { publisher: 'Office for National Statistics', year: '2024' },
      });
      expect(attributes['median-earnings']).toBe(54669);
      expect(attributes['unit-group']).toBe('Programmers and software development professionals');
      expect(attributes.employment.current).toBe(attributes.employment.years.at(-1)?.number);
      expect(attributes.employment.source.year).toBe('2021 to 2024');
      expect(attributes.related.map(({ id }) => id)).toContain('2136');
      expect(attributes.subjects.length).toBeGreaterThan(0);
    });

    it('fills the key facts into the ways into a career [E-06]', async () => {
      const { data } = await read('careers/england/2421', oneItem(careerFullSchema));
      const texts = data.attributes.routes.map(({ text }) => text).join(' ');
      expect(texts).toMatch(/level 7 only if you are 21 or younger/);
      expect(texts).not.toContain('{{');
    });

    it('returns no figure where none is published [E-06]', async () => {
      const { data } = await read('careers/wales/3413', oneItem(careerFullSchema));
      expect(data.attributes['annual-earnings']).toMatchObject({
        median: null,
        minimum: null,
        withheld: { median: 'unreliable' },
      });
      expect(data.attributes['median-earnings']).toBeNull();
    });

    it('returns the legal minimum with a median that is below it [E-06]', async () => {
      const { data } = await read('careers/england/9266', oneItem(careerFullSchema));
      expect(data.attributes['annual-earnings']).toMatchObject({ median: 19990, minimum: 24785 });
      expect(data.attributes['minimum-wage']).toMatchObject({ hourly: 12.71, annual: 24785 });
    });

    it('returns the requested careers in full and omits unknown ids [C-11]', async () => {
      const found = await read('careers/england', manyItems(careerFullSchema), {
        ids: '2237,9998,2134,2237',
      });
      expect(ids(found)).toEqual(['2134', '2237']);
    });

    it.each([
      ['software developer', '2134'],
      ['softwear develper', '2134'],
      ['youth wo', '2464'],
      ['GP', '2211'],
      ['zookeeper', '6129'],
      ['electrican', '5241'],
      ['lawyer', '2412'],
    ])('finds %s first [C-11]', async (text, id) => {
      expect(ids(await read('careers/search', cards, { query: text, searchFields: 'title' }))[0]).toBe(id);
    });

    it('returns at most 50 careers of a search, or as many as requested [K-05]', async () => {
      expect(ids(await read('careers/search', cards, { query: 'manager' })).length).toBeLessThanOrEqual(50);
      expect(ids(await read('careers/search', cards, { query: 'manager', limit: '3' }))).toHaveLength(3);
      expect(ids(await read('careers/search', cards, { query: '' }))).toEqual([]);
      expect(ids(await read('careers/search', cards, { query: 'qqqzzzxx' }))).toEqual([]);
    });

    it.each(['companies', 'skills'])('returns job %s of the previous twelve months [K-07]', async (kind) => {
      const answer = await backend.get(`${BASE_PATH}/jobs/${kind}`, { soc: '2134', limit: '5' });
      expect(answer.statusCode).toBe(200);
      const { dates, data } = answer.json<{ data: { attributes: { dates: Months; data: object[] } } }>().data
        .attributes;
      expect(monthNumber(dates.end) - monthNumber(dates.start)).toBe(11);
      expect(dates.end).toBe(monthBefore(londonToday(), 1));
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThanOrEqual(5);
    });

    it('returns soft skills on request [V-04]', async () => {
      const answer = await backend.get(`${BASE_PATH}/jobs/skills`, { soc: '2237', skillType: 'soft' });
      const { data } = answer.json<{ data: { attributes: { data: { name: string; type: string }[] } } }>()
        .data.attributes;
      expect(data.map(({ type }) => type)).not.toContain('hard');
      expect(data.map(({ name }) => name)).toContain('Compassion');
    });

    it('describes the six traits and lists thirty statements, five for each [C-11]', async () => {
      const traits = await read('assessment/traits', manyItems(traitSchema));
      expect(ids(traits).join('')).toBe('RIASEC');
      const { data } = await read('assessment/statements', manyItems(statementSchema));
      for (const id of ids(traits)) {
        expect(data.filter(({ attributes }) => attributes.trait === id)).toHaveLength(5);
      }
    });

    it('returns the same by ?path= and by its own URL [C-11]', async () => {
      for (const [path, parameters] of [
        ['categories', {}],
        ['careers/england/2134', {}],
        ['careers/search', { query: 'nurse', limit: '2' }],
        ['pathways/12.software-and-data', {}],
        ['assessment/traits', {}],
      ] as const) {
        const own = await backend.get(`${BASE_PATH}/${path}`, parameters);
        for (const named of [path, `/${path}`]) {
          const other = await backend.get(BASE_PATH, { ...parameters, path: named });
          expect([other.statusCode, other.body]).toEqual([200, own.body]);
        }
      }
    });

    it.each([
      ['careers/france', {}, 'country'],
      ['careers/england/21', {}, 'soc'],
      ['careers/england/21345', {}, 'soc'],
      ["careers/england/';drop table document", {}, 'soc'],
      ['careers/england', { ids: '2134,abc' }, 'ids'],
      ['careers/search', { query: 'nurse', limit: '0' }, 'limit'],
      ['careers/search', { query: 'nurse', limit: '101' }, 'limit'],
      ['careers/search', { query: 'a'.repeat(201) }, 'query'],
      ['careers/search', { query: 'nurse', searchFields: 'body' }, 'searchFields'],
      ['pathways/nothing', {}, 'pathway'],
      ['jobs/skills', {}, 'soc'],
      ['jobs/skills', { soc: '2134', skillType: 'firm' }, 'skillType'],
      ['jobs/skills', { soc: '2134', start: '2026-13' }, 'start'],
      ['jobs/companies', { soc: '2134', start: '2026-05', end: '2026-04' }, 'end'],
      ['jobs/companies', { soc: '2134', isStaffing: 'perhaps' }, 'isStaffing'],
      ['jobs/companies', { soc: '2134', limit: '-1' }, 'limit'],
    ])('rejects %s with %j and names %s, by both URLs [C-11]', async (path, parameters, field) => {
      for (const answer of [
        await backend.get(`${BASE_PATH}/${encodeURI(path)}`, parameters),
        await backend.get(BASE_PATH, { ...parameters, path }),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.headers['content-type']).toMatch('application/problem+json');
        const problem = answer.json<{ errors: { field: string }[] }>();
        expect(problem.errors.map((error) => error.field.split('.')[0])).toContain(field);
      }
    });

    it.each([
      'pathways/99.nothing',
      'careers/england/9998',
      'nothing',
      'careers/england/2134/more',
      'constructor',
    ])('returns 404 at %s [C-11]', async (path) => {
      expect((await backend.get(`${BASE_PATH}/${path}`)).statusCode).toBe(404);
      expect((await backend.get(BASE_PATH, { path })).statusCode).toBe(404);
    });

    it('requires ?path= when the URL has no path [C-11]', async () => {
      const answer = await backend.get(BASE_PATH);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'path' }] });
    });

    it('lets clients cache a response that depends only on the data', async () => {
      const { headers } = await backend.get(`${BASE_PATH}/categories`);
      expect(headers.etag).toMatch(/^W\/"/);
      const again = await backend.app.inject({
        url: `${BASE_PATH}/categories`,
        headers: { 'if-none-match': String(headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    });
  });
};
