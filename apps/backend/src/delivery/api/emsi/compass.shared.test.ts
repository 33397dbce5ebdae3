import type { TestApp } from '../../../testing/app';

export const compassTests = (backend: TestApp): void => {
  describe('the compass of careers', () => {
    interface Start {
      id: string;
      attributes: { kind: string; title: string; careers: number };
    }
    interface Directions {
      title: string;
      careers: {
        id: string;
        attributes: { title: string; interests: Record<string, number>; regions: string[] };
      }[];
      near: { kind: string; id: string; shared: number; careers: number }[];
    }
    const starts = async () => (await backend.get('/api/v1/emsi/compass')).json<{ data: Start[] }>().data;
    const directions = async (kind: string, id: string) => {
      const answer = await backend.get(`/api/v1/emsi/compass/${kind}/${id}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ data: { attributes: Directions } }>().data.attributes;
    };

    it('lists subjects, skills and interests to start from, each with its number of careers [R-03]', async () => {
      const all = await starts();
      for (const kind of ['subject', 'skill', 'interest']) {
        expect(all.filter((each) => each.attributes.kind === kind).length).toBeGreaterThanOrEqual(6);
      }
      for (const { id, attributes } of all.filter((_, place) => place % 10 === 0)) {
        expect((await directions(attributes.kind, id)).careers).toHaveLength(attributes.careers);
      }
    });

    it('returns physicists for physics, the fire service for first aid, and careers that match an interest [R-03]', async () => {
      const titles = async (kind: string, id: string) =>
        (await directions(kind, id)).careers.map(({ attributes }) => attributes.title);
      expect(await titles('subject', 'physics')).toContain('Physicist');
      expect(await titles('skill', 'first-aid')).toContain('Firefighter');
      const { careers } = await directions('interest', 'A');
      for (const { attributes } of careers) {
        const above = Object.values(attributes.interests).filter(
          (value) => value > (attributes.interests.A ?? 0),
        );
        expect(above.length).toBeLessThan(2);
      }
    });

    it('lists other starting points of the same careers, most in common first [R-03]', async () => {
      const { near, careers } = await directions('subject', 'physics');
      expect(near.length).toBeGreaterThan(2);
      expect(near.every(({ shared }) => shared > 0 && shared <= careers.length)).toBe(true);
      const shared = near.map((each) => each.shared);
      expect(shared).toEqual([...shared].sort((one, other) => other - one));
    });

    it.each(['subject/alchemy', 'interest/Z', 'skill/first%20aid'])(
      'knows nothing by the name %s',
      async (path) => {
        expect((await backend.get(`/api/v1/emsi/compass/${path}`)).statusCode).toBe(404);
      },
    );

    it('rejects an unknown kind', async () => {
      expect((await backend.get('/api/v1/emsi/compass/planet/mars')).statusCode).toBe(400);
    });
  });
};
