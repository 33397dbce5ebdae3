import type { Intake } from './intake';
import type { Profile } from './profiles';
import { createSimilarity } from './similar';
import { subjectOverlap, subjectShares } from './subject-shares';

const NO_INTAKES: ReadonlyMap<string, Intake> = new Map();
const similarityOf = (profiles: readonly Profile[], intakes = NO_INTAKES) =>
  createSimilarity(profiles, intakes);

const profile = (shortId: string, subject: string, changes: Partial<Profile> = {}): Profile => ({
  providerId: shortId,
  shortId,
  name: shortId,
  aliases: [],
  town: null,
  region: 'South West',
  country: 'England',
  latitude: 51.4,
  longitude: -2.4,
  tef: 'Gold',
  courseCount: 100,
  students: null,
  subjects: [{ code: subject, name: subject, courses: 100 }],
  ...changes,
});

it('ranks a provider with the same subjects above one in the same town, and returns the reasons [R-14]', () => {
  const similarTo = similarityOf([
    profile('own', 'CAH11'),
    profile('near', 'CAH25', { tef: 'none', courseCount: 20 }),
    profile('alike', 'CAH11', { latitude: 55, courseCount: 110 }),
  ]);
  expect(similarTo('own')).toEqual([
    {
      shortId: 'alike',
      reasons: ['Strong in the same subjects: CAH11', 'Same TEF rating: Gold', 'About as many courses'],
    },
    { shortId: 'near', reasons: ['Less than a mile away'] },
  ]);
});

it('lists at most six providers, never the provider itself, and none for an unknown id [R-14]', () => {
  const similarTo = similarityOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => profile(id, 'CAH11')));
  expect(similarTo('a')).toHaveLength(6);
  expect(similarTo('a').map(({ shortId }) => shortId)).not.toContain('a');
  expect(similarTo('z')).toEqual([]);
});

it('lists no provider for size and rating alone [R-14]', () => {
  const similarTo = similarityOf([
    profile('medicine', 'CAH01', { courseCount: 1 }),
    profile('dance', 'CAH25', { courseCount: 1, latitude: 55 }),
  ]);
  expect(similarTo('medicine')).toEqual([]);
});

const students = (counts: Record<string, number>, entryPoints: number | null = null): Intake => ({
  students: new Map(Object.entries(counts)),
  entryPoints,
});

it('weighs subjects by students, so that many joint courses with few students have a low weight [R-14]', () => {
  const subjects = [
    { code: 'CAH19', name: 'Languages', courses: 264 },
    { code: 'CAH10', name: 'Engineering', courses: 32 },
  ];
  const byCourses = subjectShares({ subjects }, undefined);
  const byStudents = subjectShares({ subjects }, students({ CAH19: 500, CAH10: 1500 }));
  expect(byStudents.get('CAH10')).toBe(0.75);
  expect(byCourses.get('CAH19')).toBeCloseTo(0.74);
  expect(subjectOverlap(byStudents, byStudents)).toBeCloseTo(1);
  expect(subjectOverlap(byStudents, new Map([['CAH01', 1]]))).toBe(0);
});

it('excludes a nearby provider with far fewer students or very different entry points [R-14]', () => {
  const similarTo = similarityOf(
    [
      profile('own', 'CAH11', { students: 7000 }),
      profile('tiny', 'CAH11', { students: 110 }),
      profile('other', 'CAH11', { students: 7000 }),
      profile('alike', 'CAH11', { students: 6000, latitude: 55, tef: 'Silver' }),
    ],
    new Map([
      ['own', students({ CAH11: 7000 }, 173)],
      ['other', students({ CAH11: 7000 }, 106)],
      ['alike', students({ CAH11: 6000 }, 170)],
    ]),
  );
  expect(similarTo('own')).toEqual([
    {
      shortId: 'alike',
      reasons: [
        'Strong in the same subjects: CAH11',
        'Students start with about the same UCAS points',
        'About as many students',
      ],
    },
  ]);
});
