import type { FastifyInstance } from 'fastify';
import { milesBetween } from '../../../domain/catalogue/miles';
import { addDays } from '../../../domain/events/days';
import { createServer } from '../../../platform/server/server';
import type { TestApp } from '../../../testing/app';
import { careerFinderJobsRoute } from './route';
import { careerFinderJobsSchema } from './schema';

export const careerFinderJobsTests = (backend: TestApp): void => {
  describe('/api/v1/career-finder-jobs', () => {
    const TODAY = '2026-11-21';
    const sheffield = { lat: '53.38', lng: '-1.47' };
    let app: FastifyInstance;

    beforeAll(async () => {
      app = createServer(false);
      careerFinderJobsRoute(app, backend.services, () => TODAY);
    });
    afterAll(() => app.close());

    const ask = (query: Record<string, string> = {}) =>
      app.inject({ url: '/api/v1/career-finder-jobs', query });
    const find = async (query: Record<string, string> = {}) => {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(200);
      return careerFinderJobsSchema.parse(answer.json()).data;
    };
    const titles = async (query: Record<string, string>) => (await find(query)).Job.map(({ Title }) => Title);

    describe('apprenticeships', () => {
      it('lists those that accept applications today, earliest closing date first [C-02] [E-01]', async () => {
        const { Job: jobs, Total: total } = await find({ limit: '500' });
        expect(jobs).toHaveLength(total);
        expect(total).toBeGreaterThan(130);
        for (const job of jobs) {
          expect(job.OpeningDate <= TODAY && TODAY < job.ClosingDate && job.ClosingDate < job.StartDate).toBe(
            true,
          );
          expect(job.Sample).toBe(true);
          expect(job.Notice).toMatch(/invented/);
          expect(job.LogoUrl).toBe(`/themes/custom/ucas/images/employers/${job.EmployerAlias}/logo.webp`);
          expect(job.DetailsUrl).toBe(`/explore/employer/${job.EmployerAlias}#${job.JobID}`);
          expect(job.Distance).toBeNull();
        }
        const closing = jobs.map(({ ClosingDate }) => ClosingDate);
        expect(closing).toEqual([...closing].sort());
      });

      it('omits those that are not open yet, and dates the others from today [C-02]', async () => {
        const records = backend.services.documents.all('apprenticeships');
        const later = records.find(({ opensInDays }) => opensInDays > 0);
        const open = records.find(({ opensInDays }) => opensInDays < 0);
        const { Job: jobs } = await find({ limit: '500' });
        expect(later).toBeDefined();
        expect(jobs.some(({ JobID }) => JobID === later?.id)).toBe(false);
        const job = jobs.find(({ JobID }) => JobID === open?.id);
        expect(job?.ClosingDate).toBe(addDays(TODAY, open?.closesInDays ?? 0));
      });

      it('pages by offset and limit [C-02]', async () => {
        const all = await find({ limit: '500' });
        expect(await find({ offset: '10', limit: '4' })).toEqual({
          Job: all.Job.slice(10, 14),
          Total: all.Total,
        });
        expect((await find()).Job).toHaveLength(50);
        expect((await find({ offset: '9000' })).Job).toEqual([]);
      });

      it('requires every search word to be a prefix of a word in the texts [C-02]', async () => {
        expect(await titles({ keywords: 'dental NURSE' })).toEqual(['Dental nurse apprentice']);
        expect(await titles({ keywords: 'turb MONTROSE' })).toEqual([
          'Modern Apprentice, turbine maintenance',
        ]);
        expect(await titles({ keywords: 'zebra' })).toEqual([]);
        expect(await titles({ keywords: '%_ \' " ; --' })).toHaveLength(50);
      });

      it('filters by level, subject, employer and SOC code [C-02]', async () => {
        const degrees = (await find({ level: '6,7', limit: '500' })).Job;
        expect(new Set(degrees.map(({ Level }) => Level))).toEqual(new Set([6, 7]));
        const law = (await find({ subjects: 'law' })).Job;
        expect(law.length).toBeGreaterThan(3);
        expect(law.every(({ Subjects }) => Subjects.includes('law'))).toBe(true);
        const elmscape = (await find({ employer: 'elmscape' })).Job;
        expect(new Set(elmscape.map(({ RecruiterName }) => RecruiterName))).toEqual(
          new Set(['Elmscape Studios']),
        );
        const developers = (await find({ soc: '2134' })).Job;
        expect(developers.length).toBeGreaterThan(2);
        expect(developers.every(({ SocCodes }) => SocCodes.includes('2134'))).toBe(true);
        expect(await titles({ employer: 'nobody' })).toEqual([]);
      });

      it('sorts by distance from a position and filters by radius [C-02]', async () => {
        const { Job: jobs } = await find({ ...sheffield, radius: '40' });
        const distances = jobs.map(({ Distance }) => Distance ?? Infinity);
        expect(jobs[0]?.RecruiterName).toBe('Brackwell Hearne Instruments');
        expect(distances).toEqual([...distances].sort((one, other) => one - other));
        expect(distances.at(-1)).toBeLessThanOrEqual(40);
        const far = await find({ ...sheffield, sort: 'DESC', limit: '1' });
        expect(far.Job[0]?.Distance).toBeGreaterThan(250);
      });

      it('finds apprenticeships that a university teaches or is near [C-02]', async () => {
        const { Job: jobs } = await find({ uni: '10007795', limit: '500' }); // Leeds
        const leeds = { latitude: 53.807, longitude: -1.555 };
        expect(jobs.length).toBeGreaterThan(2);
        for (const { ProviderUkprn, Latitude, Longitude } of jobs) {
          const miles = milesBetween(leeds, { latitude: Latitude, longitude: Longitude });
          expect(ProviderUkprn === '10007795' || miles < 21).toBe(true);
        }
        const taught = (await find({ uni: '10007789', limit: '500' })).Job; // East Anglia, and Great Yarmouth
        expect(taught.some(({ ProviderUkprn }) => ProviderUkprn === '10007789')).toBe(true);
        expect((await find({ uni: '10000000' })).Total).toBe(0);
      });

      it('sorts by salary, title or the newest [C-02]', async () => {
        const sorted = async (sortBy: string) => (await find({ sortBy, limit: '500' })).Job;
        const pay = (await sorted('salary')).map(({ SalaryFrom }) => SalaryFrom);
        expect(pay).toEqual([...pay].sort((one, other) => one - other));
        const names = (await sorted('title')).map(({ Title }) => Title);
        expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
        const opened = (await sorted('newest')).map(({ OpeningDate }) => OpeningDate);
        expect(opened).toEqual([...opened].sort().reverse());
      });

      it('ranks by keywords when sorted by relevance, and leaves none out [C-02] [V-05]', async () => {
        const all = await titles({ soc: '5241' });
        const ranked = await titles({
          soc: '5241',
          keywords: 'Electrician,Marine engineer',
          sortBy: 'relevance',
        });
        expect(ranked.slice(0, 2)).toEqual([
          'Marine electrician apprentice',
          'Domestic electrician apprentice',
        ]);
        expect([...ranked].sort()).toEqual([...all].sort());
        const unmentioned = await titles({ soc: '5241', keywords: 'zebra', sortBy: 'relevance' });
        expect(unmentioned).toEqual(all);
      });

      it.each([
        ['limit', { limit: '501' }],
        ['limit', { limit: '-1' }],
        ['offset', { offset: 'many' }],
        ['level', { level: '3,8' }],
        ['soc', { soc: '21345' }],
        ['uni', { uni: 'bath' }],
        ['keywords', { keywords: 'x'.repeat(201) }],
        ['lng', { lat: '51' }],
        ['lat', { lat: 'north', lng: '0' }],
        ['radius', { radius: '10' }],
        ['sortBy', { sortBy: 'distance' }],
        ['sortBy', { sortBy: 'relevance' }],
        ['sortBy', { sortBy: 'constructor' }],
        ['subjects', { subjects: Array.from({ length: 51 }, (_, at) => at).join() }],
      ])('rejects an invalid %s by name [C-02]', async (field, query: Record<string, string>) => {
        const answer = await ask(query);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field);
      });

      it('is registered in the application [C-02]', async () => {
        const answer = await backend.get('/api/v1/career-finder-jobs', { limit: '2' });
        expect(careerFinderJobsSchema.parse(answer.json()).data.Job).toHaveLength(2);
      });
    });
  });
};
