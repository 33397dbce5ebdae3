import { NO_FAVOURITES, type Favourites } from '@signpost/identity';
import { listUrl, MAX_SHARED, readShared, shareLink } from './share-link';
import { readNotes } from './shared-notes';

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

const PLAIN = { order: false, notes: false };
const noted = (note: string): Favourites => ({
  ...saved,
  courses: [{ ...item('c1'), note }, item('c2')],
});

describe('a link to a list', () => {
  it('has only ids, the top choices first, and is parsed to the same list [R-12]', () => {
    const address = shareLink(saved, PLAIN).url;
    expect(address).toBe(
      '/explore/favourites?courses=c2,c1&universities=10007850&career_pathways=5.accounts&employers=fellgate-leisure',
    );
    expect(listUrl(read(address).list)).toBe(address);
    expect(read(address)).toMatchObject({ ranked: [], leftOut: 0 });
  });

  it('is the page’s own path for an empty list [R-12]', () => {
    expect(shareLink(NO_FAVOURITES, { order: true, notes: true }).url).toBe('/explore/favourites');
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

  it('has the order of the top courses when the visitor chooses it [R-12]', () => {
    const { url } = shareLink(saved, { order: true, notes: false });
    expect(url).toContain('&ranked=1');
    expect(read(url).ranked).toEqual(['c2']);
  });

  it.each(['0', '6', '-1', '1e1', 'x'])('has no order when its number is invalid: %s [R-12]', (ranked) => {
    expect(read(`/explore/favourites?courses=c1,c2&ranked=${ranked}`).ranked).toEqual([]);
  });

  it('has notes only when the visitor chooses them, in the fragment, which no server gets [R-12]', () => {
    const favourites = noted('Open day & lunch: 5 June #1\n50 % sure');
    expect(shareLink(favourites, PLAIN).url).not.toContain('#');
    const url = new URL(shareLink(favourites, { order: true, notes: true }).url, 'https://signpost.test');
    expect(url.search).not.toContain('lunch');
    expect([...readNotes(url.hash)]).toEqual([['courses:c1', 'Open day & lunch: 5 June #1\n50 % sure']]);
  });

  it('counts notes that are too long for a link [R-12]', () => {
    const { url, notesLeftOut } = shareLink(
      {
        ...saved,
        courses: Array.from({ length: 8 }, (_, index) => ({ ...item(`c${index}`), note: 'x'.repeat(1_000) })),
      },
      { order: false, notes: true },
    );
    expect(notesLeftOut).toBe(3);
    expect(url.length).toBeLessThan(7_000);
  });

  it.each(['', '#notes', '#notes&', '#notes&%%%=1', '#notes&a b=1', '#other', '#notes&courses:c1=%20'])(
    'reads no note from %s [R-12]',
    (fragment) => {
      expect([...readNotes(fragment)]).toEqual([]);
    },
  );
});
