import type { Facts } from './compare';
import { differences } from './compare';

/**
 * Number of figures of a kind that were shown, number stated to be absent, and a line for each that differs from the
 * published one.
 */
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
  read: () => Facts,
  published: () => readonly Facts[],
): boolean => {
  try {
    const shown = read();
    const isShown = !('absent' in shown);
    tally[isShown ? 'shown' : 'absent'] += 1;
    const found = differences(shown, published());
    if (found.length > 0) tally.problems.push(`${where}: ${found.join('; ')}`);
    return isShown;
  } catch (error) {
    tally.problems.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    return true;
  }
};
