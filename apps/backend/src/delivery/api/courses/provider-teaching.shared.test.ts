import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { tariffBands } from '../../../domain/courses/figures/tariff-bands';
import type { TestApp } from '../../../testing/app';
import { providerListSchema } from './schema';

export const providerTeachingTests = (backend: TestApp): void => {
  describe('lists of providers by what they teach', () => {
    interface Asked {
      readonly subjects?: string;
      readonly mode?: string;
      readonly tariff?: readonly string[];
    }

    const page = async ({ tariff = [], ...teaching }: Asked, offset: number) => {
      const parameters = { output: 'provider', limit: '100', includeFilters: 'true', offset: String(offset) };
      const answer = await backend.get('/api/v1/courses', {
        ...parameters,
        ...teaching,
        filters: JSON.stringify({ tariff }),
      });
      expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
      return providerListSchema.parse(answer.json());
    };

    /** All providers that match the filters. */
    const list = async (asked: Asked) => {
      const [first, second] = await Promise.all([page(asked, 0), page(asked, 100)]);
      return { ...first, results: [...first.results, ...second.results] };
    };
    const shortIds = ({ results }: { results: { ukprn: string }[] }) =>
      results.map(({ ukprn }) => ukprn).sort();

    /** The providers of the courses that meet a condition. */
    const providersOf = async (condition: RawBuilder<unknown>) => {
      const { rows } = await sql<{ provider: string }>`
    select distinct provider from course where provider in (select short_id from provider) and ${condition}`.execute(
        backend.database,
      );
      return rows.map(({ provider }) => provider).sort();
    };

    const law = sql`'law' = any(subject_guides)`;
    const fullTime = sql`'full-time' = any(modes)`;
    const from96 = sql`tariff_typical >= 96 and tariff_typical < 128`;

    describe('universities by what they teach', () => {
      it('have one course that matches subject, mode and usual points together [C-05]', async () => {
        const chosen = { subjects: 'law', mode: 'full-time', tariff: ['96 to 127 points'] };
        const found = shortIds(await list(chosen));
        expect(found).toEqual(await providersOf(sql`${law} and ${fullTime} and ${from96}`));
        expect(found.length).toBeGreaterThan(0);
        const byPoints = shortIds(await list({ tariff: ['Under 64 points', '160 points or more'] }));
        expect(byPoints).toEqual(await providersOf(sql`(tariff_typical < 64 or tariff_typical >= 160)`));
      });

      it('count each facet with the other facets’ selections and without its own [C-05]', async () => {
        const { facets, total } = await list({ subjects: 'law', tariff: ['96 to 127 points'] });
        const count = (facet: 'mode' | 'subject' | 'tariff', value: string) =>
          facets[facet]?.find((choice) => choice.value === value)?.count;
        expect(count('subject', 'law')).toBe(total);
        expect(count('tariff', '96 to 127 points')).toBe(total);
        expect(count('mode', 'full-time')).toBe(
          (await providersOf(sql`${law} and ${fullTime} and ${from96}`)).length,
        );
        const under64 = await providersOf(sql`${law} and tariff_typical < 64`);
        expect(count('tariff', 'Under 64 points')).toBe(under64.length);
        expect(facets.tariff?.map(({ value }) => value)).toEqual(tariffBands.map(({ name }) => name));
      });

      it('reject points that are not a band [C-05]', async () => {
        const answer = await backend.get('/api/v1/courses', {
          output: 'provider',
          filters: '{"tariff":["112"]}',
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ errors: [{ field: 'filters.tariff' }] });
      });
    });
  });
};
