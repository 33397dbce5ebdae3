import type { CourseListItem } from '@signpost/api-client/courses';
import type { ApplicationDates, KeyFact } from '@signpost/api-client/key-facts';
import { checkClass, type ClassFacts, type LookedUp } from './check-class';
import { commonThings } from './common-things';
import type { PupilList } from './read-lists';

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

it('200 lists of 20 courses are checked in less than a second [R-12]', () => {
  const many = Array.from({ length: 4_000 }, (_, number) => course(`${number}`, `Course ${number}`));
  const lists = Array.from({ length: 200 }, (_, pupil) =>
    list(
      many.slice(pupil * 20, pupil * 20 + 20).map(({ id }) => id),
      { isRanked: true },
    ),
  );
  const facts = factsAt('2027-02-01', new Map(many.map((record) => [record.id, record])));
  const start = performance.now();
  expect(checkClass(lists, facts)).toHaveLength(200);
  commonThings(lists, facts);
  expect(performance.now() - start).toBeLessThan(1_000);
});
