import type { Apprenticeship, Employer } from '../catalogue/content/employers';
import { milesBetween } from '../catalogue/miles';
import { compareDistance, wants } from '../events/criteria';
import { addDays } from '../events/days';

interface Point {
  latitude: number;
  longitude: number;
}

export const apprenticeshipOrders = ['closing', 'newest', 'salary', 'distance', 'title'] as const;

/** How far from a university an apprenticeship is still near it, in miles. */
const nearUniversity = 20;

/** Which apprenticeships are wanted; an empty list asks for nothing. */
export interface ApprenticeshipCriteria {
  /** Words that must all begin a word of its texts. */
  keywords?: string | undefined;
  near?: Point | undefined;
  /** Miles from `near`. */
  radius?: number | undefined;
  subjects: readonly string[];
  levels: readonly number[];
  employers: readonly string[];
  /** SOC codes. */
  careers: readonly string[];
  /** A university that teaches it, or that is near it. */
  university?: { ukprn: string; position: Point | null } | undefined;
  sortBy: (typeof apprenticeshipOrders)[number];
  descending: boolean;
}

/** An apprenticeship that takes applications today, with its employer, its dates (`YYYY-MM-DD`) and its distance in miles. */
export interface OpenApprenticeship {
  apprenticeship: Apprenticeship;
  employer: Employer;
  opens: string;
  closes: string;
  starts: string;
  distance: number | null;
}

/** The apprenticeships wanted that take applications today, in the order wanted. */
export function findApprenticeships(
  apprenticeships: readonly Apprenticeship[],
  employerOf: (id: string) => Employer | undefined,
  criteria: ApprenticeshipCriteria,
  today: string,
): OpenApprenticeship[] {
  const { keywords, near, radius, subjects, levels, employers, careers, university } = criteria;
  const words = wordsOf(keywords ?? '');
  return apprenticeships
    .filter(({ opensInDays, closesInDays }) => opensInDays <= 0 && closesInDays > 0)
    .filter((each) => wants(subjects, ...each.subjects) && wants(levels, each.level))
    .filter((each) => wants(employers, each.employer) && wants(careers, ...each.careers))
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
      return [{ apprenticeship, employer, opens, closes, starts, distance }];
    })
    .sort((one, other) => compare(one, other, criteria));
}

function belongsTo(
  { ukprn, position }: NonNullable<ApprenticeshipCriteria['university']>,
  { provider, place }: Apprenticeship,
) {
  return provider === ukprn || (position !== null && milesBetween(position, place) <= nearUniversity);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function mentions(apprenticeship: Apprenticeship, employer: Employer, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { title, standard, summary, body, place } = apprenticeship;
  const said = wordsOf([title, standard, summary, body, place.town, employer.name].join(' '));
  return words.every((word) => said.some((each) => each.startsWith(word)));
}

function compare(
  one: OpenApprenticeship,
  other: OpenApprenticeship,
  { sortBy, descending }: ApprenticeshipCriteria,
): number {
  const direction = descending ? -1 : 1;
  const [first, second] = [one.apprenticeship, other.apprenticeship];
  const orders: Record<(typeof apprenticeshipOrders)[number], () => number> = {
    closing: () => direction * (first.closesInDays - second.closesInDays),
    newest: () => direction * (second.opensInDays - first.opensInDays),
    salary: () => direction * (first.salary.from - second.salary.from),
    distance: () => compareDistance(one.distance, other.distance, direction),
    title: () => direction * first.title.localeCompare(second.title, 'en'),
  };
  return orders[sortBy]() || first.id.localeCompare(second.id);
}
