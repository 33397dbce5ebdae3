import type { Profile } from './profiles';
import { createSimilarity } from './similar';

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
  subjects: [{ code: subject, name: subject, courses: 100 }],
  ...changes,
});

it('[R-14] puts the same subjects before the same town, and says why', () => {
  const similarTo = createSimilarity([
    profile('own', 'CAH11'),
    profile('near', 'CAH25', { tef: 'none', courseCount: 10 }),
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

it('[R-14] never lists more than six, nor the provider itself, nor anything for an unknown one', () => {
  const similarTo = createSimilarity(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => profile(id, 'CAH11')),
  );
  expect(similarTo('a')).toHaveLength(6);
  expect(similarTo('a').map(({ shortId }) => shortId)).not.toContain('a');
  expect(similarTo('z')).toEqual([]);
});

it('[R-14] lists nobody for size and rating alone', () => {
  const similarTo = createSimilarity([
    profile('medicine', 'CAH01', { courseCount: 1 }),
    profile('dance', 'CAH25', { courseCount: 1, latitude: 55 }),
  ]);
  expect(similarTo('medicine')).toEqual([]);
});
