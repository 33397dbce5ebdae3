import type { ProviderFacts } from '../collect-providers';

/** How a provider compares with all providers. */
export interface Context {
  total: number;
  /** Rank by number of courses; 1 for the most. */
  courseRank: number;
  courseRankInRegion: number;
  providersInRegion: number;
  providersInTown: number;
  /** Share of providers with a lower salary figure, 0 to 1, among those with one; null without a figure. */
  salaryPercentile: number | null;
  continuationPercentile: number | null;
  /** Number of providers that teach each subject, by CAH code. */
  teaching: ReadonlyMap<string, number>;
  /** Each subject's share of all providers' courses. */
  usualShare: ReadonlyMap<string, number>;
}

/** Returns a function that compares a provider with all providers. */
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
      salaryPercentile: provider.salary && percentileOf(salaries, provider.salary.median),
      continuationPercentile:
        provider.continuation && percentileOf(continuations, provider.continuation.percent),
      teaching,
      usualShare,
    };
  };
};

const rank = (among: readonly ProviderFacts[], provider: ProviderFacts) =>
  1 + among.filter((other) => other.courseCount > provider.courseCount).length;

const percentileOf = (figures: readonly number[], own: number) =>
  figures.filter((figure) => figure < own).length / figures.length;
