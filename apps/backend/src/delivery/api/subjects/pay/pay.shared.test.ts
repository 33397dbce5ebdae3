import type { TestApp } from '../../../../testing/app';
import { subjectPaySchema } from './schema';

export const subjectPayTests = (backend: TestApp): void => {
  describe('/api/v1/subject-pay', () => {
    const pay = async (subject: string, region: string) =>
      subjectPaySchema.parse((await backend.get('/api/v1/subject-pay', { subject, region })).json()).results;

    describe('pay of a subject by region', () => {
      it('is that of the region beside the UK, 3 and 5 years after the course [R-37]', async () => {
        const [law] = await pay('law', 'South West');
        expect(law).toMatchObject({ subject: 'CAH16-01-01', subjectName: 'law', subjectLevel: 3 });
        for (const moment of [law?.years3, law?.years5]) {
          expect(moment?.region?.people).toBeGreaterThan(0);
          expect(moment?.uk.people).toBeGreaterThan(moment?.region?.people ?? Infinity);
        }
      });

      it('is of each subject that a guide covers, the one with the most graduates first [R-37]', async () => {
        const results = await pay('engineering', 'North West');
        const people = results.map(({ years5, years3 }) => (years5 ?? years3)?.uk.people ?? 0);
        expect(results.length).toBeGreaterThan(1);
        expect(people).toEqual([...people].sort((one, other) => other - one));
        expect(new Set(results.map(({ subjectLevel }) => subjectLevel)).size).toBe(1);
      });

      it('is of subjects whose names differ [R-37]', async () => {
        const names = (await pay('psychology', 'South West')).map(({ subjectName }) => subjectName);
        expect(names).toEqual(expect.arrayContaining(['psychology', 'other psychology']));
        expect(new Set(names).size).toBe(names.length);
      });

      it('has no figure of a region where none is published [R-37]', async () => {
        const [law] = await pay('law', 'Northern Ireland');
        expect(law?.years3).toMatchObject({ uk: { median: expect.any(Number) as number }, region: null });
      });

      it('is not found for an unknown subject, and needs a region', async () => {
        const ask = async (parameters: Record<string, string>) =>
          (await backend.get('/api/v1/subject-pay', parameters)).statusCode;
        expect(await ask({ subject: 'alchemy', region: 'Wales' })).toBe(404);
        expect(await ask({ subject: 'law', region: '' })).toBe(400);
        expect(await ask({ subject: 'law', region: 'x'.repeat(41) })).toBe(400);
      });
    });
  });
};
