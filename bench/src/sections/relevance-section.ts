import { measureRelevance, type Relevance } from '../measurements/backend';
import { atLeast, BUDGETS, type Verdict } from '../budgets';
import { percentOf, table } from '../report';
import type { SectionResult } from './section';

const placeOf = (place: number | null): string => (place === null ? 'none' : `${place}`);

const verdictsOf = ([name, { inThree, first, gain }]: [string, Relevance['figures'][string]]): Verdict[] => [
  atLeast(`right in the first three, ${name}`, inThree, BUDGETS.rightInThree, '%'),
  atLeast(`right first, ${name}`, first, BUDGETS.rightFirst, '%'),
  atLeast(`nDCG@10, ${name}`, gain, BUDGETS.gain),
];

/** Search relevance for the judged queries on the shipped catalogue. */
export const relevanceSection = async (): Promise<SectionResult> => {
  const { figures, worse } = await measureRelevance();
  const groups = Object.entries(figures);
  const shares = table(
    ['', 'queries', 'right in first three', 'right first', 'nDCG@10'],
    groups.map(([name, { queries, inThree, first, gain }]) => [
      name,
      queries,
      percentOf(inThree),
      percentOf(first),
      gain.toFixed(3),
    ]),
  );
  const changes = table(
    ['worse than the committed figures', 'first right before', 'now', 'nDCG@10 before', 'now', 'first now'],
    worse.map(({ group, query, before, now, gainBefore, gainNow, titles }) => [
      `${group}: ${query}`,
      placeOf(before),
      placeOf(now),
      gainBefore.toFixed(2),
      gainNow.toFixed(2),
      titles.join(' / '),
    ]),
  );
  return {
    title: 'Relevance of search',
    table: worse.length > 0 ? `${shares}\n\n${changes}` : shares,
    note: `${worse.length === 0 ? 'Nothing is' : `${worse.length} queries are`} answered worse than in the committed figures. Right answers are defined in apps/backend/src/domain/search/relevance.`,
    verdicts: groups.flatMap(verdictsOf),
    data: { figures, worse },
  };
};
