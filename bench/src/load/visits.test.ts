import { seeded } from './random';
import { visitsOf, type Visit } from './visits';

const record = (kind: string) => (_: unknown, number: number) => ({
  objectID: `${kind}-${number}`,
  url: `/explore/${kind}/${number}/name`,
  title: `${kind} ${number} Bath`,
});
const records = {
  courses: Array.from({ length: 500 }, record('courses')),
  unis: Array.from({ length: 50 }, record('unis')),
  subjects: Array.from({ length: 10 }, record('subjects')),
};
const first = (seed: number, count: number): Visit[] => {
  const next = visitsOf(records, seeded(seed));
  return Array.from({ length: count }, next);
};

describe('results day visits', () => {
  it('are the same for the same seed, and different for another', () => {
    expect(first(1, 50)).toEqual(first(1, 50));
    expect(first(1, 50)).not.toEqual(first(2, 50));
  });

  it('have the stated mix', () => {
    const visits = first(1, 10_000);
    const share = (starts: RegExp) =>
      visits.filter(({ requests }) => starts.test(requests[0]?.path ?? '')).length / 100;
    expect(share(/^\/$/)).toBeCloseTo(45, -0.6);
    expect(share(/^\/explore\/courses\//)).toBeCloseTo(30, -0.6);
    expect(share(/^\/explore\/unis\//)).toBeCloseTo(15, -0.6);
    expect(share(/^\/explore\/unis$/)).toBeCloseTo(5, -0.6);
    expect(share(/^\/subject-widget/)).toBeCloseTo(5, -0.6);
  });

  it('visit a few courses often and most of them sometimes', () => {
    const courses = first(1, 10_000).flatMap(({ requests }) =>
      requests.filter(({ path }) => path.startsWith('/explore/courses/')).map(({ path }) => path),
    );
    const counts = new Map<string, number>();
    for (const path of courses) counts.set(path, (counts.get(path) ?? 0) + 1);
    const [...sorted] = [...counts.values()].sort((a, b) => b - a);
    const ofTenth = sorted.slice(0, 50).reduce((sum, count) => sum + count, 0) / courses.length;
    expect(ofTenth).toBeGreaterThan(0.4);
    expect(ofTenth).toBeLessThan(0.55);
    expect(counts.size).toBeGreaterThan(400);
  });
});
