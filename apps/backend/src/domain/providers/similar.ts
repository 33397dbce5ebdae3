import { milesBetween } from '../catalogue/miles';
import { UNRATED } from './facets';
import type { Intake } from './intake';
import type { Profile } from './profiles';
import { subjectOverlap, subjectShares, type Shares } from './subject-shares';

const RESULT_COUNT = 6;
/** A share of the students that makes a subject one of a provider's strengths. */
const PRIOR_STRENGTH = 0.1;
const MAX_SUBJECTS_NAMED = 3;
/** Miles within which distance is a reason, and at which nearness has fallen to 37 %. */
const NEARBY_MILES = 30;
const DISTANCE_SCALE_MILES = 60;
/** Points apart at which two providers take in different people, and at which likeness of entry has fallen to 37 %. */
const MAX_POINTS_APART = 40;
const POINTS_SCALE = 20;
/** How many times as large is another kind of place. */
const MAX_SIZE_RATIO = 8;

export interface Similar {
  shortId: string;
  /** In plain words, the strongest first. */
  reasons: string[];
}

interface Compared {
  other: Profile;
  theirs: Shares;
  miles: number;
  /** Tariff points apart; null where one has none. */
  points: number | null;
  /** How many times as large the larger one is. */
  times: number;
}

/**
 * Finds up to six providers most like one: 40 % what their students study, 30 % the points that they came with, 15 % how
 * many they are, 15 % how near. One of another size or with other points is left out, however near it is.
 */
export const createSimilarity = (
  profiles: readonly Profile[],
  intakes: ReadonlyMap<string, Intake>,
): ((shortId: string) => Similar[]) => {
  const byId = new Map(profiles.map((profile) => [profile.shortId, profile]));
  const shares = new Map(
    profiles.map((profile) => [profile.shortId, subjectShares(profile, intakes.get(profile.shortId))]),
  );

  return (shortId) => {
    const subject = byId.get(shortId);
    const own = shares.get(shortId);
    if (!subject || !own) return [];
    const compare = (other: Profile): Compared => ({
      other,
      theirs: shares.get(other.shortId) ?? own,
      miles: distance(subject, other),
      points: pointsApart(intakes.get(shortId), intakes.get(other.shortId)),
      times: timesAsLarge(subject, other),
    });
    return (
      profiles
        .filter((other) => other !== subject)
        .map(compare)
        .filter(({ points, times }) => (points ?? 0) <= MAX_POINTS_APART && times <= MAX_SIZE_RATIO)
        .map((each) => ({ ...each, common: commonStrengths(subject, own, each.theirs) }))
        // Size and points alone make nobody similar: better fewer than absurd ones.
        .filter(({ common, miles }) => common.length > 0 || miles < NEARBY_MILES)
        .map((each) => ({ ...each, score: scoreOf(subject, own, each) }))
        .sort((one, another) => another.score - one.score)
        .slice(0, RESULT_COUNT)
        .map((each) => ({ shortId: each.other.shortId, reasons: reasonsFor(subject, each) }))
    );
  };
};

const scoreOf = (
  subject: Profile,
  own: Shares,
  { other, theirs, miles, points, times }: Compared,
): number => {
  const entry = points === null ? 0.3 : Math.exp(-points / POINTS_SCALE);
  const size = Math.max(0, 1 - Math.log(times) / Math.log(MAX_SIZE_RATIO));
  const home = subject.region === other.region ? 1 : subject.country === other.country ? 0.3 : 0;
  const near = 0.6 * Math.exp(-miles / DISTANCE_SCALE_MILES) + 0.4 * home;
  return 0.4 * subjectOverlap(own, theirs) + 0.3 * entry + 0.15 * size + 0.15 * near;
};

const pointsApart = (one: Intake | undefined, other: Intake | undefined): number | null => {
  if (one?.entryPoints == null || other?.entryPoints == null) return null;
  return Math.abs(one.entryPoints - other.entryPoints);
};

/** By students where both publish them, else by courses. */
const timesAsLarge = (one: Profile, other: Profile): number => {
  const [mine, theirs] =
    one.students !== null && other.students !== null
      ? [one.students, other.students]
      : [one.courseCount, other.courseCount];
  return Math.max(mine / theirs, theirs / mine);
};

const distance = (one: Profile, other: Profile): number => {
  if (one.latitude === null || one.longitude === null) return Infinity;
  if (other.latitude === null || other.longitude === null) return Infinity;
  return milesBetween(
    { latitude: one.latitude, longitude: one.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  );
};

/** Names of the subjects in which both providers are strong, the first one's largest first. */
const commonStrengths = (one: Profile, own: Shares, theirs: Shares): string[] =>
  one.subjects
    .filter(({ code }) => (own.get(code) ?? 0) >= PRIOR_STRENGTH && (theirs.get(code) ?? 0) >= PRIOR_STRENGTH)
    .sort((first, second) => (own.get(second.code) ?? 0) - (own.get(first.code) ?? 0))
    .slice(0, MAX_SUBJECTS_NAMED)
    .map(({ name }) => name);

const reasonsFor = (
  one: Profile,
  { other, common, miles, points, times }: Compared & { common: readonly string[] },
): string[] => {
  const counted = one.students !== null && other.students !== null;
  return [
    common.length > 0 && `Strong in the same subjects: ${common.join('; ')}`,
    points !== null && points < POINTS_SCALE / 2 && 'Students start with about the same UCAS points',
    miles < NEARBY_MILES &&
      (miles < 1 ? 'Less than a mile away' : `${count(Math.round(miles), 'mile')} away`),
    one.tef === other.tef && one.tef !== UNRATED && `Same TEF rating: ${one.tef}`,
    times < 1.33 && (counted ? 'About as many students' : 'About as many courses'),
  ].filter((reason) => reason !== false);
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
