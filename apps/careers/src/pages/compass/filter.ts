import { t } from '@signpost/language';
import type { DirectedCareer } from '@signpost/api-client/careers';
import { statedPay } from '../../components/pay';
import { LEVELS, type CompassSearch } from './search';

/** Returns the lowest entry level of education as an index into `LEVELS`; the last when it is not known. */
export const leastLevel = ({ levels }: DirectedCareer): number => {
  const found = LEVELS.findIndex(({ level }) => levels.some((each) => each.level === level));
  return found === -1 ? LEVELS.length - 1 : found;
};

/** Returns the careers that pass the filters. A career without published pay fails every pay filter. */
export const passing = (
  careers: readonly DirectedCareer[],
  { pay, level, place }: CompassSearch,
): readonly DirectedCareer[] =>
  careers.filter(
    (career) =>
      (pay === null || (statedPay(career) ?? 0) >= pay) &&
      (level === null || leastLevel(career) <= level) &&
      (place === null || career.regions.includes(place)),
  );

/** A group of careers in one category. */
export interface Branch {
  readonly title: string;
  readonly careers: readonly DirectedCareer[];
}

/** Groups careers by category, largest group first, and sorts each group by pay in descending order. */
export const branchesOf = (careers: readonly DirectedCareer[]): readonly Branch[] => {
  const byTitle = new Map<string, DirectedCareer[]>();
  for (const career of careers) {
    const title = career.category?.title ?? t('Other work');
    byTitle.set(title, [...(byTitle.get(title) ?? []), career]);
  }
  return [...byTitle]
    .map(([title, members]) => ({
      title,
      careers: members.sort((one, other) => (statedPay(other) ?? 0) - (statedPay(one) ?? 0)),
    }))
    .sort((one, other) => other.careers.length - one.careers.length || one.title.localeCompare(other.title));
};
