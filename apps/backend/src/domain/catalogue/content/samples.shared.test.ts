import type { TestApp } from '../../../testing/app';
import { shippedCatalogue } from '../../../testing/catalogue';
import { indexDefinitions } from '../../search/indexes';

export const sampleTests = (backend: TestApp): void => {
  describe('invented records', () => {
    /** Kinds whose records are all invented, with the index that finds them. */
    const SAMPLES = {
      employers: 'd10_employers',
      apprenticeships: 'd10_apprenticeships',
      'open-days': 'd10_open_days',
      spotlights: 'd10_spotlights',
      'work-experiences': 'd10_virtual_work_experiences',
    } as const;
    const kinds = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

    interface Found {
      hits: { sample?: boolean; notice?: string }[];
    }

    it.each(kinds)('every record of %s is marked as a sample, and says what is invented', async (kind) => {
      const records = (await shippedCatalogue()).content(kind);
      expect(records.length).toBeGreaterThan(30);
      expect(records.filter(({ sample, notice }) => sample !== (notice !== null))).toEqual([]);
      expect(records.every(({ sample }) => sample)).toBe(true);
    });

    it.each(kinds)('every search record of %s carries the mark [C-19]', async (kind) => {
      const answer = await backend.app.inject({
        method: 'POST',
        url: `/search/1/indexes/${SAMPLES[kind]}/browse`,
        payload: { hitsPerPage: 1000 },
      });
      const { hits } = answer.json<Found>();
      expect(hits.length).toBeGreaterThan(20);
      expect(hits.every(({ sample, notice }) => sample === true && notice)).toBe(true);
    });

    it('no other index holds a sample', async () => {
      const marked: readonly string[] = Object.values(SAMPLES);
      for (const kind of indexDefinitions
        .map((index) => `d10_${index.kind}`)
        .filter((name) => !marked.includes(name))) {
        const url = `/search/1/indexes/${kind}/browse`;
        const answer = await backend.app.inject({ method: 'POST', url, payload: { hitsPerPage: 1000 } });
        expect(answer.json<Found>().hits.filter(({ sample }) => sample)).toEqual([]);
      }
    });
  });
};
