/** @jest-environment node */
import { answeredUrl, codeOf, readAddress, resultsUrl, statementUrl } from './address';
import type { ByTrait, CareerSummary } from '@signpost/api-client/careers';
import { placeCareers } from './results/less-like';
import { firstMatches, topInterests } from './results/spread';
import { reasonsOf } from '../../components/fit/fit-words';

const read = (query: string) => readAddress(new URLSearchParams(query));

const ID = 'q1w2e3r4t5y6u7i8o9p0-_';

describe('quiz address', () => {
  it.each([
    ['', { part: 'start', problem: false }],
    ['assessmentId=false', { part: 'start', problem: false }],
    ['a=', { part: 'statements', answers: '', at: null, failed: false }],
    ['a=315+24-1', { part: 'statements', answers: '315241', at: null, failed: false }],
    ['a=315&at=2&failed=1', { part: 'statements', answers: '315', at: 2, failed: true }],
    ['a=31&at=-1', { part: 'statements', answers: '31', at: null, failed: false }],
    ['a=6', { part: 'start', problem: true }],
    ['a=<script>', { part: 'start', problem: true }],
    [`assessmentId=${ID}&a=31`, { part: 'results', id: ID, less: [], all: false }],
    [
      `assessmentId=${ID}&less=2134.x.2134.3411&all=1`,
      { part: 'results', id: ID, less: ['2134', '3411'], all: true },
    ],
  ])('parses %j [R-07] [B-10]', (query, address) => {
    expect(read(query)).toEqual(address);
  });

  it('parses back every address that it writes [R-07]', () => {
    const results = { id: ID, less: ['2134', '3411'], all: true };
    expect(read(resultsUrl(results).split('?')[1] ?? '')).toEqual({ part: 'results', ...results });
    expect(read(statementUrl('315', 2).split('?')[1] ?? '')).toMatchObject({ answers: '315', at: 2 });
    expect(read(`a=${encodeURIComponent(codeOf('3152431'))}`)).toMatchObject({ answers: '3152431' });
  });

  it('links an answer to the next statement, keeps later answers, and links the last answer to the end [R-07]', () => {
    expect(answeredUrl('31', 3, 5, 30)).toBe('/explore/career-quiz?a=315');
    expect(answeredUrl('315', 2, 4, 30)).toBe('/explore/career-quiz?a=345&at=3');
    expect(answeredUrl('1'.repeat(30), 7, 5, 30)).toBe(`/explore/career-quiz?a=1111115${'1'.repeat(23)}`);
  });
});

describe('careers less like those turned down', () => {
  const career = (id: string, percent: number, interests: CareerSummary['interests']): CareerSummary => ({
    id,
    title: `Career ${id}`,
    summary: '',
    image: '',
    banner: '',
    earnings: { annual: null, median: null },
    pathways: [],
    otherTitles: [],
    category: null,
    interests,
    percent,
    fit: null,
  });
  const desk = { R: 1, I: 2, A: 1, S: 3, E: 5, C: 7 };
  const careers = [
    career('1', 95, desk),
    career('2', 94, { ...desk, E: 6 }),
    career('3', 90, { R: 1, I: 6, A: 3, S: 3, E: 2, C: 5 }),
    career('4', 85, { R: 2, I: 7, A: 5, S: 2, E: 1, C: 1 }),
    career('5', 80, null),
  ];
  const order = (less: string[]) => placeCareers(careers, less).map(({ career: { id } }) => id);

  it('keeps the order of matches until a career is turned down [R-07]', () => {
    expect(order([])).toEqual(['1', '2', '3', '4', '5']);
    expect(placeCareers(careers, []).every(({ moved }) => moved === null)).toBe(true);
  });

  it('removes a career that is turned down, and moves similar ones down with a reason [R-07]', () => {
    const placed = placeCareers(careers, ['1']);
    expect(placed.map(({ career: { id } }) => id)).toEqual(['3', '4', '5', '2']);
    expect(placed.at(-1)).toMatchObject({ career: { percent: 94 }, moved: { like: { title: 'Career 1' } } });
    expect(placed.at(-1)?.moved?.points).toBeGreaterThan(14);
    const shown = placed.map((each) => each.shown);
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
    expect(shown.at(-1)).toBe(94 - (placed.at(-1)?.moved?.points ?? 0));
    expect(placed[1]?.moved).toBeNull();
    expect(placed[2]?.moved).toBeNull();
  });

  it('accepts unknown careers, and all careers turned down [R-07]', () => {
    expect(order(['9999'])).toEqual(order([]));
    expect(order(['1', '2', '3', '4', '5'])).toEqual([]);
  });
});

describe('first matches', () => {
  const none: ByTrait = { R: 1, I: 1, A: 1, S: 1, E: 1, C: 1 };
  const career = (id: string, percent: number, interests: object): CareerSummary => ({
    id,
    title: id,
    summary: '',
    image: '',
    banner: '',
    earnings: { annual: null, median: null },
    pathways: [],
    otherTitles: [],
    category: null,
    interests: { ...none, ...interests },
    percent,
    fit: null,
  });
  const careers = [
    ...Array.from({ length: 12 }, (_, place) => career(`helper ${place}`, 95 - place, { S: 6, A: 3 })),
    ...Array.from({ length: 4 }, (_, place) => career(`creator ${place}`, 80 - place, { A: 6 })),
    career('weak creator', 50, { A: 7 }),
  ];
  const first = (scores: object, most = 10) =>
    firstMatches(placeCareers(careers, []), { ...none, ...scores }, most).map(({ career: { id } }) => id);

  it('treats interests as tied when two answers could make them equal [R-07]', () => {
    expect(topInterests({ ...none, A: 4.6, S: 4.6, E: 4.2, I: 4 })).toEqual(['A', 'S', 'E']);
    expect(topInterests({ ...none, S: 4.6, A: 4 })).toEqual(['S']);
    expect(topInterests({ ...none, S: 4.2, A: 3.8 })).toEqual(['A', 'S']);
  });

  it('gives each of two tied interests a share, in match order [R-07]', () => {
    const ids = first({ A: 4.6, S: 4.6 });
    expect(ids).toHaveLength(10);
    expect(ids.slice(7)).toEqual(['creator 0', 'creator 1', 'creator 2']);
    expect(ids.slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, place) => `helper ${place}`));
  });

  it('takes the highest matches when one interest is ahead, and no career below the minimum match [R-07]', () => {
    expect(first({ S: 4.6, A: 2 }).every((id) => id.startsWith('helper'))).toBe(true);
    expect(first({ A: 4.6, S: 4.6 }, 40)).toHaveLength(careers.length);
    expect(first({ A: 4.6, S: 4.6 })).not.toContain('weak creator');
  });
});

describe('match reasons', () => {
  const fit = (contributions: object) => ({
    percent: 80,
    range: { low: 75, high: 85 },
    contributions: { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0, ...contributions },
  });
  const maker = { R: 5, I: 4, A: 1, S: 2, E: 2, C: 3 };

  it('never describes a disliked interest as liked [R-04] [R-07]', () => {
    expect(reasonsOf(fit({ A: 20, R: 14 }), maker)).toEqual([
      '+20 not creative, like you',
      '+14 hands-on, like you',
    ]);
  });

  it('states for negative points whether the work has too much or too little of the interest [R-04] [R-07]', () => {
    expect(reasonsOf(fit({ E: -9, I: -4 }), maker)).toEqual([
      '−9 about leading, unlike you',
      '−4 not about finding out, unlike you',
    ]);
  });
});
