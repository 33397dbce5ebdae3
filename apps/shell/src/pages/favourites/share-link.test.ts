import { NO_FAVOURITES, type Favourites } from '@signpost/identity';
import { listOf, listUrl, MAX_SHARED, readShared } from './share-link';

const read = (address: string) => readShared(new URL(address, 'https://signpost.test').searchParams);
const item = (id: string) => ({ id, title: id, url: `/explore/${id}` });

const saved: Favourites = {
  ...NO_FAVOURITES,
  courses: [item('c1'), item('c2')],
  top: NO_FAVOURITES.top.map((slot) => (slot.number === 1 ? { number: 1, course: 'c2' } : slot)),
  unis: [item('10007850-dee1-81b8-aa53-a8a1fbe00c4c')],
  careerPathways: [item('5.accounts')],
  pages: [item('employers:fellgate-leisure'), item('nothing-we-know')],
  filters: [item('courses in Bath')],
};

describe('a link to a list', () => {
  it('has only ids, the top choices first, and is parsed to the same list [R-12]', () => {
    const address = listUrl(listOf(saved));
    expect(address).toBe(
      '/explore/favourites?courses=c2,c1&universities=10007850&career_pathways=5.accounts&employers=fellgate-leisure',
    );
    expect(read(address).list).toEqual(expect.arrayContaining([...listOf(saved)]));
    expect(read(address).leftOut).toBe(0);
  });

  it('is the page’s own path for an empty list [R-12]', () => {
    expect(listUrl(listOf(NO_FAVOURITES))).toBe('/explore/favourites');
    expect(read('/explore/favourites').list).toEqual([]);
  });

  it.each(['<script>', 'a b', '../../x', `${'x'.repeat(121)}`, '%00', 'javascript:alert(1)'])(
    'leaves out an invalid id: %s [R-12]',
    (id) => {
      const { list, leftOut } = read(`/explore/favourites?courses=${encodeURIComponent(id)},c1`);
      expect(list).toEqual([{ index: 'courses', ids: ['c1'] }]);
      expect(leftOut).toBe(1);
    },
  );

  it('is limited in size when written and when parsed [R-12]', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `c${index}`);
    const { list, leftOut } = read(`/explore/favourites?courses=${many.join(',')}`);
    expect(list[0]?.ids).toHaveLength(MAX_SHARED);
    expect(leftOut).toBe(5000 - MAX_SHARED);
    expect(listUrl([{ index: 'courses', ids: many }]).length).toBeLessThan(200);
  });
});
