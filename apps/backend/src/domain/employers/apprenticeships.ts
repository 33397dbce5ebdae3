import type { Apprenticeship, Employer } from '../catalogue/content/employers';
import { milesBetween } from '../catalogue/miles';
import { compareDistance, matchesFilter } from '../events/criteria';
import { addDays } from '../events/days';
import { mentions, relevanceOf, wordsOf } from './mentions';

interface Point {
  latitude: number;
  longitude: number;
}

export const APPRENTICESHIP_ORDERS = [
  'closing',
  'newest',
  'salary',
  'distance',
  'title',
  'relevance',
] as const;

/** Maximum distance in miles between a university and an apprenticeship near it. */
const MAX_UNIVERSITY_DISTANCE_MILES = 20;

/** Filters for apprenticeships; an empty list does not filter. */
export interface ApprenticeshipCriteria {
  /**
   * Words that must each be the prefix of a word in its texts. Sorted by relevance they filter nothing: they are keywords
   * with commas between them, and what mentions them most comes first.
   */
  keywords?: string | undefined;
  near?: Point | undefined;
  /** Miles from `near`. */
  radius?: number | undefined;
  subjects: readonly string[];
  levels: readonly number[];
  employers: readonly string[];
  /** SOC codes. */
  careers: readonly string[];
  /** A university that teaches the apprenticeship, or is at most 20 miles away. */
  university?: { ukprn: string; position: Point | null } | undefined;
  sortBy: (typeof APPRENTICESHIP_ORDERS)[number];
  descending: boolean;
}

/**
 * An apprenticeship that is open for applications today, with its employer, its dates (`YYYY-MM-DD`) and its distance
 * in miles.
 */
export interface OpenApprenticeship {
  apprenticeship: Apprenticeship;
  employer: Employer;
  opens: string;
  closes: string;
  starts: string;
  distance: number | null;
  /** How much it mentions the keywords; zero unless sorted by relevance. */
  relevance: number;
}

/** Returns the matching apprenticeships that are open for applications today, in the requested order. */
export const findApprenticeships = (
  apprenticeships: readonly Apprenticeship[],
  employerOf: (id: string) => Employer | undefined,
  criteria: ApprenticeshipCriteria,
  today: string,
): OpenApprenticeship[] => {
  const { keywords, near, radius, subjects, levels, employers, careers, university } = criteria;
  const ranked = criteria.sortBy === 'relevance';
  const words = ranked ? [] : wordsOf(keywords ?? '');
  return apprenticeships
    .filter(({ opensInDays, closesInDays }) => opensInDays <= 0 && closesInDays > 0)
    .filter((each) => matchesFilter(subjects, ...each.subjects) && matchesFilter(levels, each.level))
    .filter((each) => matchesFilter(employers, each.employer) && matchesFilter(careers, ...each.careers))
    .filter((each) => !university || belongsTo(university, each))
    .flatMap((apprenticeship) => {
      const employer = employerOf(apprenticeship.employer);
      if (!employer || !mentions(apprenticeship, employer, words)) return [];
      const distance = near ? milesBetween(near, apprenticeship.place) : null;
      if (radius !== undefined && distance !== null && distance > radius) return [];
      const [opens, closes, starts] = [
        addDays(today, apprenticeship.opensInDays),
        addDays(today, apprenticeship.closesInDays),
        addDays(today, apprenticeship.startsInDays),
      ];
      const relevance = ranked ? relevanceOf(apprenticeship, employer, keywords ?? '') : 0;
      return [{ apprenticeship, employer, opens, closes, starts, distance, relevance }];
    })
    .sort((one, other) => compare(one, other, criteria));
};

const belongsTo = (
  { ukprn, position }: NonNullable<ApprenticeshipCriteria['university']>,
  { provider, place }: Apprenticeship,
) =>
  provider === ukprn || (position !== null && milesBetween(position, place) <= MAX_UNIVERSITY_DISTANCE_MILES);

const compare = (
  one: OpenApprenticeship,
  other: OpenApprenticeship,
  { sortBy, descending }: ApprenticeshipCriteria,
): number => {
  const direction = descending ? -1 : 1;
  const [first, second] = [one.apprenticeship, other.apprenticeship];
  const orders: Record<(typeof APPRENTICESHIP_ORDERS)[number], () => number> = {
    closing: () => direction * (first.closesInDays - second.closesInDays),
    newest: () => direction * (second.opensInDays - first.opensInDays),
    salary: () => direction * (first.salary.from - second.salary.from),
    distance: () => compareDistance(one.distance, other.distance, direction),
    title: () => direction * first.title.localeCompare(second.title, 'en'),
    relevance: () =>
      direction * (other.relevance - one.relevance) || first.closesInDays - second.closesInDays,
  };
  return orders[sortBy]() || first.id.localeCompare(second.id);
};
