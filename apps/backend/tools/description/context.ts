import type { ProviderFacts } from '../collect-providers';

/** How one provider compares with all of them. */
export interface Context {
  total: number;
  /** 1 for the longest list of courses. */
  courseRank: number;
  courseRankInRegion: number;
  providersInRegion: number;
  providersInTown: number;
  /** Share of the providers with a salary figure whose figure is lower, 0 to 1; null without one. */
  salaryPercentile: number | null;
  continuationPercentile: number | null;
  /** How many providers teach each subject. */
  teaching: ReadonlyMap<string, number>;
  /** Each subject's share of all providers' courses. */
  usualShare: ReadonlyMap<string, number>;
}

/** Prepares the comparison of each provider with the others. */
export const createContext = (
  providers: readonly ProviderFacts[],
): ((provider: ProviderFacts) => Context) => {
  const teaching = new Map<string, number>();
  const courses = new Map<string, number>();
  for (const { subjects } of providers) {
    for (const subject of subjects) {
      teaching.set(subject.code, (teaching.get(subject.code) ?? 0) + 1);
      courses.set(subject.code, (courses.get(subject.code) ?? 0) + subject.courses);
    }
  }
  const all = [...courses.values()].reduce((sum, number) => sum + number, 0);
  const usualShare = new Map([...courses].map(([code, number]) => [code, number / all]));
  const salaries = providers.flatMap(({ salary }) => (salary ? [salary.median] : []));
  const continuations = providers.flatMap(({ continuation }) => (continuation ? [continuation.percent] : []));

  return (provider) => {
    const region = providers.filter((other) => other.region === provider.region);
    return {
      total: providers.length,
      courseRank: rank(providers, provider),
      courseRankInRegion: rank(region, provider),
      providersInRegion: region.length,
      providersInTown: region.filter(({ address }) => address.town === provider.address.town).length,
      salaryPercentile: provider.salary && standing(salaries, provider.salary.median),
      continuationPercentile: provider.continuation && standing(continuations, provider.continuation.percent),
      teaching,
      usualShare,
    };
  };
};

const rank = (among: readonly ProviderFacts[], provider: ProviderFacts) =>
  1 + among.filter((other) => other.courseCount > provider.courseCount).length;

const standing = (figures: readonly number[], own: number) =>
  figures.filter((figure) => figure < own).length / figures.length;
