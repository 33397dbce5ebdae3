import { milesBetween } from '../catalogue/miles';
import { unrated } from './facets';
import type { Profile } from './profiles';

const wanted = 6;
/** A share of courses that makes a subject one of a provider's strengths. */
const strength = 0.1;
const mostSubjectsNamed = 3;
/** Miles within which distance is a reason, and at which nearness has fallen to 37 %. */
const nearby = 30;
const reach = 60;

export interface Similar {
  shortId: string;
  /** In plain words, the strongest first. */
  reasons: string[];
}

interface Shares {
  byCode: ReadonlyMap<string, number>;
  length: number;
}

/** Finds up to six providers most like one, each sharing a strength or the neighbourhood: 60 % what they teach, 20 % how large they are, 20 % how near. */
export function createSimilarity(profiles: readonly Profile[]): (shortId: string) => Similar[] {
  const byId = new Map(profiles.map((profile) => [profile.shortId, profile]));
  const shares = new Map(profiles.map((profile) => [profile.shortId, sharesOf(profile)]));

  return (shortId) => {
    const subject = byId.get(shortId);
    const own = shares.get(shortId);
    if (!subject || !own) return [];
    return (
      profiles
        .filter((other) => other !== subject)
        .map((other) => {
          const theirs = shares.get(other.shortId) ?? own;
          const miles = distance(subject, other);
          const score =
            0.6 * cosine(own, theirs) + 0.2 * sizeLikeness(subject, other) + 0.2 * Math.exp(-miles / reach);
          return { other, theirs, miles, score };
        })
        .sort((one, another) => another.score - one.score)
        .map(({ other, theirs, miles }) => {
          const common = commonStrengths(subject, own, theirs);
          const related = common.length > 0 || miles < nearby;
          return { shortId: other.shortId, related, reasons: reasonsFor(subject, other, common, miles) };
        })
        // Size and rating alone make nobody similar: better fewer than absurd ones.
        .filter(({ related }) => related)
        .slice(0, wanted)
        .map(({ shortId: id, reasons }) => ({ shortId: id, reasons }))
    );
  };
}

function sharesOf({ subjects }: Profile): Shares {
  const total = subjects.reduce((sum, { courses }) => sum + courses, 0);
  const byCode = new Map(subjects.map(({ code, courses }) => [code, courses / total]));
  return { byCode, length: Math.hypot(...byCode.values()) };
}

function cosine(one: Shares, other: Shares): number {
  let product = 0;
  for (const [code, share] of one.byCode) product += share * (other.byCode.get(code) ?? 0);
  return product / (one.length * other.length || 1);
}

/** 1 for the same number of courses, 0 for twenty times as many. */
const sizeLikeness = (one: Profile, other: Profile) =>
  Math.max(0, 1 - Math.abs(Math.log(one.courseCount / other.courseCount)) / Math.log(20));

function distance(one: Profile, other: Profile): number {
  if (one.latitude === null || one.longitude === null) return Infinity;
  if (other.latitude === null || other.longitude === null) return Infinity;
  return milesBetween(
    { latitude: one.latitude, longitude: one.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  );
}

/** Names of the subjects in which both providers are strong, the first one's largest first. */
const commonStrengths = (one: Profile, own: Shares, theirs: Shares): string[] =>
  one.subjects
    .filter(
      ({ code }) => (own.byCode.get(code) ?? 0) >= strength && (theirs.byCode.get(code) ?? 0) >= strength,
    )
    .slice(0, mostSubjectsNamed)
    .map(({ name }) => name);

function reasonsFor(one: Profile, other: Profile, common: readonly string[], miles: number): string[] {
  const sizes = one.courseCount / other.courseCount;
  return [
    common.length > 0 && `Strong in the same subjects: ${common.join('; ')}`,
    miles < nearby && (miles < 1 ? 'Less than a mile away' : `${count(Math.round(miles), 'mile')} away`),
    one.tef === other.tef && one.tef !== unrated && `Same TEF rating: ${one.tef}`,
    sizes > 0.75 && sizes < 1.33 && 'About as many courses',
  ].filter((reason) => reason !== false);
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
