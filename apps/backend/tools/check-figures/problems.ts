import type { Facts } from './compare';
import { differences } from './compare';

/** The result for one kind of figure: numbers of shown and of absent figures, and a message for each difference. */
export interface Tally {
  shown: number;
  absent: number;
  problems: string[];
}

export const newTally = (): Tally => ({ shown: 0, absent: 0, problems: [] });

/** Compares one figure; `where` names page and figure. Returns whether a figure was shown. */
export const check = (
  tally: Tally,
  where: string,
  parseShown: () => Facts,
  published: () => readonly Facts[],
): boolean => {
  try {
    const shown = parseShown();
    const isShown = !('absent' in shown);
    tally[isShown ? 'shown' : 'absent'] += 1;
    const problems = differences(shown, published());
    if (problems.length > 0) tally.problems.push(`${where}: ${problems.join('; ')}`);
    return isShown;
  } catch (error) {
    tally.problems.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    return true;
  }
};
