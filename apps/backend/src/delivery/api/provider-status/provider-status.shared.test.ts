import type { TestApp } from '../../../testing/app';
import { providerStatusSchema } from './schema';

export const providerStatusTests = (backend: TestApp): void => {
  describe('/provider-status', () => {
    const statuses = async (query: Record<string, string> = {}) => {
      const answer = await backend.get('/provider-status', query);
      expect(answer.statusCode).toBe(200);
      return providerStatusSchema.parse(answer.json()).results;
    };

    describe('provider status', () => {
      it('returns the known status of every provider, and null for the unknown [C-10]', async () => {
        const all = await statuses();
        expect(all.length).toBeGreaterThanOrEqual(470);
        expect(all.find(({ ukprn }) => ukprn === '10007850')).toMatchObject({
          name: 'University of Bath',
          status: 'listed',
          tef: { participates: true, rating: 'Gold' },
          acceptingApplications: null,
          inClearing: null,
          onOfsRegister: null,
        });
        expect(all.find(({ ukprn }) => ukprn === '10007783')?.tef).toEqual({
          participates: false,
          rating: null,
        });
      });

      it('finds providers by UKPRN and by id, short or whole [C-10]', async () => {
        const two = await statuses({ ukprn: '10007850,10007783' });
        expect(two.map(({ name }) => name)).toEqual(['University of Aberdeen', 'University of Bath']);
        const bath = two.slice(1);
        expect(await statuses({ providerId: '10007850' })).toEqual(bath);
        expect(await statuses({ providerId: `${bath[0]?.providerId}` })).toEqual(bath);
        const another = `${bath[0]?.providerId}`.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
        expect(await statuses({ providerId: another })).toEqual([]);
        expect(await statuses({ ukprn: '10007850', providerId: '10007783' })).toEqual([]);
        expect(await statuses({ ukprn: '10000000' })).toEqual([]);
      });

      it.each([
        ['ukprn', 'ukprn=bath'],
        ['ukprn', "ukprn=10007850'--"],
        ['providerId', 'providerId=10007850-1'],
        ['providerId', 'providerId=10007850&providerId=10007783'],
      ])('rejects an invalid %s by name [C-10]', async (field, search) => {
        const answer = await backend.app.inject(`/provider-status?${search}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors[0].field).toBe(field);
      });
    });
  });
};
