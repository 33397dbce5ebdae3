import {
  filterLocations,
  locationById,
  locationsByName,
  locationsByType,
  subjectByTitle,
  subjectMapOf,
  subjectsByIds,
  subjectTitleFromUrl,
  type Location,
  type Subject,
} from '.';

const subject = (id: string, title: string, ...subjectMap: string[]): Subject => ({
  id,
  title,
  url: `/explore/subjects/${id}`,
  subjectMap,
});
const SUBJECTS = [subject('art', 'Art'), subject('computer-science', 'Computer science', 'Mathematics')];

const WALES: Location = { id: 'wales', title: 'Wales', type: 'country-guide', isFilter: true };
const BATH: Location = { id: 'bath', title: 'Bath', type: 'city-guide', isFilter: false };
const PLACES = [WALES, BATH];

describe('looking up subjects [S-08]', () => {
  it('by title, ignoring case', () => {
    expect(subjectByTitle(SUBJECTS, ' computer SCIENCE ')?.id).toBe('computer-science');
    expect(subjectByTitle(SUBJECTS, 'Alchemy')).toBeUndefined();
  });

  it('by ids, in their order', () => {
    expect(subjectsByIds(SUBJECTS, ['computer-science', 'x', 'art']).map(({ id }) => id)).toEqual([
      'computer-science',
      'art',
    ]);
    expect(subjectsByIds(SUBJECTS, [])).toEqual([]);
  });

  it.each([
    ['all', []],
    ['All', []],
    ['Computer science', ['Computer science', 'Mathematics']],
    ['Art', ['Art']],
    ['Alchemy', ['Alchemy']],
  ])('the map of %s', (title, map) => {
    expect(subjectMapOf(SUBJECTS, title)).toEqual(map);
  });

  it.each([
    ['computer-science', 'Computer science'],
    ['/explore/subjects/computer-science', 'Computer science'],
    ['#computer-science', 'Computer science'],
    ['https://example.com/explore/subjects/art/', 'Art'],
    ['science', undefined],
    ['', undefined],
    ['/', undefined],
  ])('by the fragment of an address %j', (fragment, title) => {
    expect(subjectTitleFromUrl(SUBJECTS, fragment)).toBe(title);
  });
});

describe('looking up locations [S-08]', () => {
  it('by name, in the order of the names', () => {
    expect(locationsByName(PLACES, 'bath', 'Nowhere', 'Wales')).toEqual([BATH, WALES]);
  });

  it('no names return none [V-02]', () => {
    expect(locationsByName(PLACES)).toEqual([]);
  });

  it('by id, by type, and by filter flag', () => {
    expect(locationById(PLACES, 'bath')).toBe(BATH);
    expect(locationById(PLACES, 'x')).toBeUndefined();
    expect(locationsByType(PLACES, 'city-guide')).toEqual([BATH]);
    expect(filterLocations(PLACES)).toEqual([WALES]);
  });
});
