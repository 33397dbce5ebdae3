import { milesBetween } from '../catalogue/miles';
import { UNRATED } from './facets';
import type { Intake } from './intake';
import type { Profile } from './profiles';
import { storedSubjectName } from '../publication/subjects';
import { reasonWording } from './similar-reasons';
import { subjectOverlap, subjectShares, type Shares } from './subject-shares';

const RESULT_COUNT = 6;
/** Minimum share of the students for a subject to be one of a provider's strengths. */
const STRENGTH_SHARE = 0.1;
const MAX_SUBJECTS_NAMED = 3;
/** Distance within which proximity is named as a reason. */
const NEARBY_MILES = 30;
/** Distance at which the proximity score has fallen to 37 %. */
const DISTANCE_SCALE_MILES = 60;
/** Difference in tariff points above which two providers are not similar. */
const MAX_POINTS_APART = 40;
/** Difference in tariff points at which the entry score has fallen to 37 %. */
const POINTS_SCALE = 20;
/** Ratio of sizes above which two providers are not similar. */
const MAX_SIZE_RATIO = 8;

export interface Similar {
  shortId: string;
  /** Texts for visitors, strongest reason first. */
  reasons: string[];
}

interface Comparison {
  other: Profile;
  otherShares: Shares;
  miles: number;
  /** Difference in tariff points; null where either provider has none. */
  points: number | null;
  /** Size of the larger provider divided by that of the smaller. */
  sizeRatio: number;
}

/**
 * Returns a function that finds up to six similar providers. The score weighs subjects studied at 40 %, entry points at
 * 30 %, number of students at 15 % and distance at 15 %. Providers whose size or points differ too much are excluded at
 * any distance.
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
    const ownShares = shares.get(shortId);
    if (!subject || !ownShares) return [];
    const compare = (other: Profile): Comparison => ({
      other,
      otherShares: shares.get(other.shortId) ?? ownShares,
      miles: distance(subject, other),
      points: pointsApart(intakes.get(shortId), intakes.get(other.shortId)),
      sizeRatio: ratioOfSizes(subject, other),
    });
    return (
      profiles
        .filter((other) => other !== subject)
        .map(compare)
        .filter(({ points, sizeRatio }) => (points ?? 0) <= MAX_POINTS_APART && sizeRatio <= MAX_SIZE_RATIO)
        .map((each) => ({ ...each, common: commonStrengths(subject, ownShares, each.otherShares) }))
        // Size and points alone are not enough: fewer results are better than implausible ones.
        .filter(({ common, miles }) => common.length > 0 || miles < NEARBY_MILES)
        .map((each) => ({ ...each, score: scoreOf(subject, ownShares, each) }))
        .sort((one, another) => another.score - one.score)
        .slice(0, RESULT_COUNT)
        .map((each) => ({ shortId: each.other.shortId, reasons: reasonsFor(subject, each) }))
    );
  };
};

const scoreOf = (
  subject: Profile,
  ownShares: Shares,
  { other, otherShares, miles, points, sizeRatio }: Comparison,
): number => {
  const entry = points === null ? 0.3 : Math.exp(-points / POINTS_SCALE);
  const size = Math.max(0, 1 - Math.log(sizeRatio) / Math.log(MAX_SIZE_RATIO));
  const regionScore = subject.region === other.region ? 1 : subject.country === other.country ? 0.3 : 0;
  const proximity = 0.6 * Math.exp(-miles / DISTANCE_SCALE_MILES) + 0.4 * regionScore;
  return 0.4 * subjectOverlap(ownShares, otherShares) + 0.3 * entry + 0.15 * size + 0.15 * proximity;
};

const pointsApart = (one: Intake | undefined, other: Intake | undefined): number | null => {
  if (one?.entryPoints == null || other?.entryPoints == null) return null;
  return Math.abs(one.entryPoints - other.entryPoints);
};

/** The ratio of student numbers where both publish them, else of course numbers. */
const ratioOfSizes = (one: Profile, other: Profile): number => {
  const [size, otherSize] =
    one.students !== null && other.students !== null
      ? [one.students, other.students]
      : [one.courseCount, other.courseCount];
  return Math.max(size / otherSize, otherSize / size);
};

const distance = (one: Profile, other: Profile): number => {
  if (one.latitude === null || one.longitude === null) return Infinity;
  if (other.latitude === null || other.longitude === null) return Infinity;
  return milesBetween(
    { latitude: one.latitude, longitude: one.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  );
};

/** Names of the subjects in which both providers are strong, sorted by the first provider's share, largest first. */
const commonStrengths = (one: Profile, ownShares: Shares, otherShares: Shares): string[] =>
  one.subjects
    .filter(
      ({ code }) =>
        (ownShares.get(code) ?? 0) >= STRENGTH_SHARE && (otherShares.get(code) ?? 0) >= STRENGTH_SHARE,
    )
    .sort((first, second) => (ownShares.get(second.code) ?? 0) - (ownShares.get(first.code) ?? 0))
    .slice(0, MAX_SUBJECTS_NAMED)
    .map(storedSubjectName);

const reasonsFor = (
  one: Profile,
  { other, common, miles, points, sizeRatio }: Comparison & { common: readonly string[] },
): string[] => {
  const haveStudents = one.students !== null && other.students !== null;
  const wording = reasonWording();
  return [
    common.length > 0 && wording.subjects(common),
    points !== null && points < POINTS_SCALE / 2 && wording.points,
    miles < NEARBY_MILES && wording.distance(miles < 1 ? 0 : Math.round(miles)),
    one.tef === other.tef && one.tef !== UNRATED && wording.tef(one.tef),
    sizeRatio < 1.33 && (haveStudents ? wording.students : wording.courses),
  ].filter((reason) => reason !== false);
};
