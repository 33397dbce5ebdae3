import { claimsFree } from './claims-free';

const unis = { name: 'unis', paths: ['/unis/:id'], slots: ['home.row', 'card.universities'] } as const;

it('finds storage keys, custom elements and endpoints that another remote has', () => {
  const names = ['storage:signpost.plan-put-aside', 'element:signpost-map', 'endpoint:listRooms'];
  const courses = { name: 'courses', paths: ['/courses'], slots: [], names };
  expect(claimsFree({ ...courses, name: 'careers', paths: ['/careers'] }, [courses])).toEqual(
    names.map((name) => `${name} overlaps ${name} of courses`),
  );
});

it('finds paths and cards that another remote has', () => {
  const careers = {
    name: 'careers',
    paths: ['/unis/bath'],
    slots: ['home.row', 'card.universities'],
  } as const;
  expect(claimsFree(careers, [careers, unis])).toEqual([
    '/unis/bath overlaps /unis/:id of unis',
    'card.universities overlaps card.universities of unis',
  ]);
});

it('finds names that are the shell’s or a package’s', () => {
  const names = ['storage:signpost.favourites', 'storage:signpost.rooms'];
  const thief = { name: 'careers', paths: ['/careers'], slots: [], names } as const;
  expect(claimsFree(thief, [unis])).toEqual([
    'storage:signpost.favourites overlaps storage:signpost.favourites of the shell',
  ]);
});

it('lets the former owner of a name of the shell claim it, as its earlier releases do', () => {
  const names = ['storage:signpost.grades'];
  const config = { name: 'courses', paths: ['/courses'], slots: [], names } as const;
  expect(claimsFree(config, [unis])).toEqual([]);
  expect(claimsFree({ ...config, name: 'careers' }, [unis])).toEqual([
    'storage:signpost.grades overlaps storage:signpost.grades of the shell',
  ]);
});

it('finds paths that are the shell’s', () => {
  const thief = { name: 'careers', paths: ['/explore/search/careers', '/careers'], slots: [] } as const;
  expect(claimsFree(thief, [unis])).toEqual([
    '/explore/search/careers overlaps /explore/search/* of the shell',
  ]);
});

it('finds a name that begins with that of another remote', () => {
  const finance = { name: 'unis-finance', paths: ['/finance'], slots: [] } as const;
  expect(claimsFree(finance, [finance, unis])).toEqual([
    'the name unis-finance cannot be told from unis: neither may begin with the other and a hyphen',
  ]);
  expect(claimsFree(unis, [finance, unis])).toHaveLength(1);
  expect(claimsFree({ ...finance, name: 'unison' }, [unis])).toEqual([]);
});

it('finds nothing where only a row is shared', () => {
  expect(claimsFree({ name: 'careers', paths: ['/careers'], slots: ['home.row'] }, [unis])).toEqual([]);
});
