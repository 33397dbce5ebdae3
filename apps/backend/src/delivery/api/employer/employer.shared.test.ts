import type { TestApp } from '../../../testing/app';
import { employersSchema } from './schema';

export const employerTests = (backend: TestApp): void => {
  describe('/api/v1/employer', () => {
    const employers = async (query: Record<string, string> = {}) => {
      const answer = await backend.get('/api/v1/employer', query);
      expect(answer.statusCode).toBe(200);
      return employersSchema.parse(answer.json());
    };

    describe('employers', () => {
      it('returns one employer by its alias in the source’s shape [C-18] [E-16]', async () => {
        const [employer, ...others] = await employers({ pathAlias: 'penhallick-marine' });
        expect(others).toEqual([]);
        expect(employer).toMatchObject({
          machine_name: 'penhallick-marine',
          name: 'Penhallick Marine',
          enhanced: true,
          address: { city: 'Falmouth', postcode: 'TR11' },
          logo: '/themes/custom/ucas/images/employers/penhallick-marine/logo.webp',
          video: null,
          salesforceId: null,
        });
        expect(employer?.sample).toBe(true);
        expect(employer?.notice).toMatch(/invented/);
        expect(employer?.galleryImages).toHaveLength(4);
        expect(employer?.perks).toContain('Learning and development');
        expect(employer?.universities.map(({ name }) => name)).toContain('Falmouth University');
        expect(employer?.careers.every(({ title }) => title.length > 0)).toBe(true);
        expect(employer?.socialMediaLinks).toMatchObject({
          youtube: 'https://youtube.example/penhallick-marine',
          linkedin: null,
        });
      });

      it('returns null and empty lists for a basic employer’s enhanced fields [C-18]', async () => {
        const [employer] = await employers({ pathAlias: 'cobbleshaw' });
        expect(employer).toMatchObject({
          enhanced: false,
          cultureAndValues: null,
          primaryQuote: null,
          testimonials: [],
          awards: [],
          galleryImages: [],
        });
      });

      it('returns all employers without an alias [C-18]', async () => {
        const all = await employers();
        expect(all.length).toBeGreaterThanOrEqual(40);
        expect(new Set(all.map(({ machine_name: alias }) => alias)).size).toBe(all.length);
      });

      it.each(['', ' ', 'nobody', 'Penhallick-Marine', "x' or '1'='1", 'é😀', 'constructor', '../etc'])(
        'returns an empty list for the alias %j, with and without preview [V-02] [C-18]',
        async (pathAlias) => {
          expect(await employers({ pathAlias })).toEqual([]);
          expect(await employers({ pathAlias, preview: 'true' })).toEqual([]);
        },
      );

      it('returns an unpublished employer in previews only, and does not cache previews [C-18]', async () => {
        const pathAlias = 'larkmoor';
        const publish = async (published: boolean) => {
          await backend.database
            .updateTable('document')
            .set({ published })
            .where('kind', '=', 'employers')
            .where('id', '=', pathAlias)
            .execute();
          await backend.services.documents.refresh();
          backend.services.cache.clear();
        };
        await publish(false);
        expect(await employers({ pathAlias })).toEqual([]);
        expect(await employers({ pathAlias, preview: 'false' })).toEqual([]);
        const preview = await backend.get('/api/v1/employer', { pathAlias, preview: 'true' });
        expect(preview.headers['cache-control']).toBe('no-store');
        expect(employersSchema.parse(preview.json())[0]?.name).toBe('Larkmoor Events');
        expect((await employers({ preview: 'true' })).length).toBe((await employers()).length + 1);
        await publish(true);
      });

      it.each([
        ['preview', 'preview=perhaps'],
        ['pathAlias', 'pathAlias=a&pathAlias=b'],
        ['pathAlias', `pathAlias=${'x'.repeat(300)}`],
      ])('rejects an invalid %s by name [C-18]', async (field, search) => {
        const answer = await backend.app.inject(`/api/v1/employer?${search}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors[0].field).toBe(field);
      });
    });
  });
};
