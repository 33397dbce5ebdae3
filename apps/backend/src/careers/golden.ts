import type { Profile } from '../catalogue/content/careers';

/** A school leaver, and careers (SOC codes) that should and should not be near the top of their matches. */
export interface GoldenCase {
  who: string;
  /** The mean answer to each trait's statements. */
  scores: Profile;
  /** At least three of these are among the best thirty. */
  near: string[];
  /** None of these is among the best thirty. */
  far: string[];
}

/** Written before any match was looked at. */
export const goldenCases: readonly GoldenCase[] = [
  {
    who: 'mends bikes and engines, dislikes reports',
    scores: { R: 5, I: 2.6, A: 1.4, S: 1.6, E: 2, C: 3 },
    near: ['5231', '5223', '5213', '5241', '5315'],
    far: ['2461', '3413', '2493', '2432'],
  },
  {
    who: 'loves experiments and equations',
    scores: { R: 3.2, I: 5, A: 2.4, S: 1.6, E: 1.2, C: 2.2 },
    near: ['2111', '2114', '2112', '2113'],
    far: ['7111', '3555', '1221', '4216'],
  },
  {
    who: 'draws, writes and films',
    scores: { R: 2, I: 2.4, A: 5, S: 2.2, E: 2.4, C: 1.2 },
    near: ['3411', '2142', '3412', '3417', '3415'],
    far: ['4122', '3533', '9252', '4123'],
  },
  {
    who: 'listens and looks after people',
    scores: { R: 1.6, I: 2.4, A: 2.4, S: 5, E: 2.4, C: 1.8 },
    near: ['3224', '2461', '2464', '2314', '6135'],
    far: ['5221', '2134', '8211', '2433'],
  },
  {
    who: 'sells, leads and speaks up',
    scores: { R: 1.4, I: 1.8, A: 2.2, S: 2.8, E: 5, C: 3 },
    near: ['3556', '1111', '3555', '1150', '2432'],
    far: ['2112', '3111', '5313', '3411'],
  },
  {
    who: 'keeps accounts and timetables',
    scores: { R: 1.6, I: 2.4, A: 1, S: 1.8, E: 3, C: 5 },
    near: ['4122', '3533', '2421', '4159', '4123'],
    far: ['3414', '3413', '2461', '3411'],
  },
  {
    who: 'codes and solves puzzles, likes order',
    scores: { R: 2.6, I: 4.8, A: 2.4, S: 1.2, E: 1.6, C: 4.2 },
    near: ['2134', '3544', '2433', '2136', '2135'],
    far: ['6222', '3413', '2464', '5434'],
  },
  {
    who: 'builds and designs machines',
    scores: { R: 4.8, I: 4.8, A: 2, S: 1.4, E: 1.6, C: 2.8 },
    near: ['2122', '2123', '2126', '3113', '2124'],
    far: ['3554', '3571', '2461', '3412'],
  },
  {
    who: 'wants to heal and is good at science',
    scores: { R: 2.6, I: 4.8, A: 1.8, S: 4.6, E: 1.8, C: 2 },
    near: ['2211', '2212', '2221', '2237', '2225'],
    far: ['3555', '7111', '4122', '8211'],
  },
  {
    who: 'teaches, performs and helps',
    scores: { R: 1.4, I: 2.4, A: 4.4, S: 4.8, E: 2.4, C: 1.6 },
    near: ['2314', '2313', '3414', '3224', '2464'],
    far: ['5223', '2421', '9252', '5221'],
  },
  {
    who: 'argues a case, leads and reads the law',
    scores: { R: 1, I: 4, A: 2.6, S: 2.6, E: 4.8, C: 3 },
    near: ['2412', '2411', '2431', '1112', '2422'],
    far: ['5313', '9111', '6129', '9223'],
  },
  {
    who: 'outdoors with animals and plants',
    scores: { R: 5, I: 3.6, A: 2, S: 2.6, E: 1.4, C: 1.4 },
    near: ['9112', '6129', '2151', '9111', '5113'],
    far: ['2493', '4141', '3555', '2421'],
  },
  {
    who: 'plans events and talks to everyone',
    scores: { R: 1.4, I: 1.4, A: 2.6, S: 4, E: 5, C: 3.4 },
    near: ['3557', '1221', '3571', '1136', '2440'],
    far: ['2114', '5213', '2112', '3111'],
  },
  {
    who: 'designs buildings and products',
    scores: { R: 3.8, I: 3.6, A: 5, S: 1.4, E: 2, C: 1.8 },
    near: ['2451', '3429', '3422', '3421', '2142'],
    far: ['4123', '3571', '1232', '7211'],
  },
];
