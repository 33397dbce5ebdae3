import type { CourseListItem } from '@signpost/api-client/courses';
import type { ApplicationDates, KeyFact } from '@signpost/api-client/key-facts';
import { type Favourites, NO_FAVOURITES } from '@signpost/identity';
import { checkClass, type ClassFacts, type LookedUp, type PupilResult } from './check-class';
import { commonThings } from './common-things';
import { boardCsv } from './csv';
import { type PupilList, readFile, readLinks } from './read-lists';

describe('checks', () => {
  const OXFORD = { shortId: '10007774', name: 'University of Oxford' };
  const CAMBRIDGE = { shortId: '10007788', name: 'University of Cambridge' };
  const BATH = { shortId: '10007850', name: 'University of Bath' };

  const course = (id: string, title: string, provider = BATH) =>
    ({
      ...{ id, title, provider, qualification: 'BSc', academicYearId: '2027' },
      subjects: [{ code: 'CAH16-01-01', name: 'Law' }],
    }) as unknown as CourseListItem;

  const RECORDS: readonly CourseListItem[] = [
    course('oxford', 'Law', OXFORD),
    course('cambridge', 'Law', CAMBRIDGE),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => course(id, `Course ${id}`)),
  ];
  const courses = new Map<string, LookedUp>(RECORDS.map((record) => [record.id, record]));

  const deadline = (id: string, at: string) => ({ id, at, entry: 2027 }) as KeyFact;
  const dates = {
    cycle: 2027,
    deadlines: [
      deadline('deadline-early', '2026-10-15T18:00:00+01:00'),
      deadline('deadline-main', '2027-01-13T18:00:00+00:00'),
    ],
  } as unknown as ApplicationDates;

  const factsAt = (day: string, given = courses): ClassFacts => ({
    courses: given,
    rules: { limits: { choices: 5, limitedKind: 4 }, dates },
    now: Date.parse(day),
  });

  const list = (ids: readonly string[], changes: Partial<PupilList> = {}): PupilList => {
    const things = ids.map((id) => ({ id, title: null }));
    return {
      ...{ name: 'Sam', choices: things, isRanked: true, courses: things, careers: [] },
      ...{ total: ids.length, damaged: 0 },
      ...changes,
    };
  };
  const found = (pupil: PupilList, facts = factsAt('2026-10-01T12:00:00Z')) =>
    checkClass([pupil], facts)[0]?.findings.map(({ kind, message }) => `${kind}: ${message}`);

  describe('a pupil', () => {
    it('has nothing to look at when the choices can go in one application [R-12]', () => {
      expect(found(list(['a', 'b', 'oxford']))).toEqual([]);
    });

    it('has what breaks the rules of the choices [R-12]', () => {
      expect(found(list(['oxford', 'cambridge']))).toEqual([
        'rule: You can apply to Oxford or to Cambridge in one year, not to both.',
      ]);
    });

    it('without an order is not held to the number of choices [R-12]', () => {
      expect(found(list(['a', 'b', 'c', 'd', 'e', 'f'], { isRanked: false }))).toEqual([
        'look: 6 courses saved, and no top 5 yet.',
      ]);
    });

    it('has the dates that have passed, each with its courses [R-12]', () => {
      expect(found(list(['oxford', 'a']), factsAt('2026-11-25T12:00:00Z'))).toEqual([
        'date: The date to apply has passed, on 15th October 2026: Law, University of Oxford. Check that it was sent.',
      ]);
      expect(found(list(['oxford', 'a']), factsAt('2027-02-01T12:00:00Z'))).toHaveLength(2);
    });

    it('has an empty plan without anything, and without a course [R-12]', () => {
      expect(found(list([]))).toEqual(['empty: Nothing is saved.']);
      expect(found(list([], { total: 3 }))).toEqual(['empty: No course is saved.']);
      expect(found(list([], { damaged: 2 }))).toEqual(['look: 2 things in this link cannot be read.']);
    });

    it('has courses that are no longer listed or could not be looked up [R-12]', () => {
      const given = new Map([...courses, ['old', 'unknown'], ['late', 'failed']] as [string, LookedUp][]);
      expect(found(list(['a', 'old', 'late']), factsAt('2026-10-01', given))).toEqual([
        'look: 1 course no longer listed.',
        'look: 1 course not looked up, so the rules are not checked for it.',
      ]);
    });

    it('is listed with the choices when the rules are not known [R-12]', () => {
      const [sam] = checkClass([list(['oxford', 'cambridge'])], { courses, rules: null, now: 0 });
      expect(sam).toMatchObject({
        choices: ['Law, University of Oxford', 'Law, University of Cambridge'],
        findings: [],
      });
    });
  });

  it('what two or more pupils have is common, each pupil counted once [R-12]', () => {
    const lists = [
      list(['a', 'oxford'], { careers: [{ id: '1', title: 'Judge' }] }),
      list(['a', 'b'], { careers: [{ id: '1', title: 'Judge' }] }),
      list(['b', 'unlisted']),
    ];
    expect(commonThings(lists, factsAt('2026-10-01'))).toEqual({
      courses: [
        { name: 'Course a, University of Bath', pupils: 2 },
        { name: 'Course b, University of Bath', pupils: 2 },
      ],
      universities: [{ name: 'University of Bath', pupils: 3 }],
      subjects: [{ name: 'Law', pupils: 3 }],
      careers: [{ name: 'Judge', pupils: 2 }],
    });
  });
});

describe('the file', () => {
  const pupil = (name: string, changes: Partial<PupilResult> = {}): PupilResult => ({
    ...{ name, isRanked: true, choices: [], findings: [] },
    ...changes,
  });
  const rows = (...pupils: PupilResult[]) => boardCsv(pupils).split('\r\n');

  it('has a row for each pupil, with findings by kind and the choices in order [R-12]', () => {
    expect(
      rows(
        pupil('Sam', {
          choices: ['Law, Bath', 'Law, Leeds'],
          findings: [
            { kind: 'rule', message: 'One.' },
            { kind: 'rule', message: 'Two.' },
            { kind: 'date', message: 'Late.' },
          ],
        }),
        pupil('Ada', { isRanked: false }),
      ),
    ).toEqual([
      '\uFEFF"Name","In order","Breaks a rule","Date passed","Empty","To look at","Choice 1","Choice 2"',
      '"Sam","yes","One. Two.","Late.","","","Law, Bath","Law, Leeds"',
      '"Ada","no","","","","","",""',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\uFF1D1'])(
    'no name is run as a formula: %j [R-12]',
    (name) => {
      expect(rows(pupil(name))[1]).toMatch(/^"'/);
    },
  );

  it('quotes in a cell are doubled, and line breaks become spaces [R-12]', () => {
    expect(rows(pupil('Sam "Sammy"\r\nOkafor'))[1]).toMatch(/^"Sam ""Sammy"" Okafor",/);
  });

  it('has only the header without pupils [R-12]', () => {
    expect(rows()).toHaveLength(2);
  });
});

describe('lists', () => {
  const COURSE = (number: number) => `0b1f7c7e-6d0c-5b0e-9a53-${String(number).padStart(12, '0')}`;
  const link = (query: string) => `https://signpost.test/explore/favourites${query}`;
  const names = (text: string) =>
    readLinks(text).map((result) => ('list' in result ? result.list.name : result.problem));

  describe('pasted links', () => {
    it('are read one on each line, with a name or without, and blank lines are left out [R-12]', () => {
      expect(
        names(
          [
            `Sam Okafor, ${link('?courses=a')}`,
            '',
            `"Zoë":\t/explore/favourites?courses=a`,
            link('?courses=a'),
          ].join('\r\n'),
        ),
      ).toEqual(['Sam Okafor', 'Zoë', 'Pupil on line 4']);
    });

    it('keep the order of the choices, and all saved courses without one [R-12]', () => {
      const [ranked, unranked] = readLinks(
        [link('?courses=a,b,c&ranked=2'), link('?courses=a,b&careers=x')].join('\n'),
      );
      expect(ranked).toMatchObject({
        list: { isRanked: true, choices: [{ id: 'a' }, { id: 'b' }], total: 3, damaged: 0 },
      });
      expect(unranked).toMatchObject({
        list: { isRanked: false, choices: [{ id: 'a' }, { id: 'b' }], careers: [{ id: 'x' }], total: 3 },
      });
    });

    it('are read from Welsh pages as well [B-21]', () => {
      expect(
        names('Sam https://signpost.test/cy/explore/favourites?courses=a\n/cy/explore/favourites'),
      ).toEqual(['Sam', 'Pupil on line 2']);
    });

    it.each([
      ['Sam', 'Line 1 has no link.'],
      ['Sam https://signpost.test/explore/unis', 'The link on line 1 is not a shared list from Signpost.'],
      ['https://', 'Line 1 has no link.'],
      ['https://[', 'The link on line 1 is not a shared list from Signpost.'],
      ['javascript:alert(1)', 'Line 1 has no link.'],
    ])('name the line that cannot be read: %s [R-12]', (text, problem) => {
      expect(names(text)).toEqual([problem]);
      expect(names(`${text}\n${link('?courses=a')}`)).toHaveLength(2);
    });

    it('count their damaged parts [R-12]', () => {
      expect(readLinks(link('?courses=a,%3Cb%3E'))).toMatchObject([{ list: { damaged: 1, total: 1 } }]);
    });
  });

  describe('data files', () => {
    const file = (name: string, text: string, size = text.length) => ({
      name,
      size,
      text: () => Promise.resolve(text),
    });
    const item = (id: string, title: string) => ({ id, title, url: `/explore/courses/${id}` });
    const saved: Favourites = {
      ...NO_FAVOURITES,
      courses: [item(COURSE(1), 'Law, Bath'), item(COURSE(2), 'Law, Leeds')],
      top: NO_FAVOURITES.top.map((slot) => (slot.number === 3 ? { ...slot, course: COURSE(2) } : slot)),
    };
    const text = JSON.stringify({ format: 'signpost.favourites', version: 1, favourites: saved });

    it('are named by the file, and keep the titles and the order [R-12]', async () => {
      expect(await readFile(file('Sam Okafor.json', text))).toMatchObject({
        list: { name: 'Sam Okafor', isRanked: true, choices: [{ title: 'Law, Leeds' }], total: 2 },
      });
    });

    it('are refused with the name of the file when they are not lists, too large or unreadable [R-12]', async () => {
      const problem = { problem: 'Sam.json is not a list from Signpost.' };
      expect(await readFile(file('Sam.json', '{"format":"other"}'))).toEqual(problem);
      expect(await readFile(file('Sam.json', 'not json'))).toEqual(problem);
      expect(await readFile(file('Sam.json', text, 5_000_000))).toEqual(problem);
      expect(
        await readFile({ name: 'Sam.json', size: 1, text: () => Promise.reject(new Error('No access')) }),
      ).toEqual({ problem: 'Sam.json cannot be read.' });
    });
  });
});
