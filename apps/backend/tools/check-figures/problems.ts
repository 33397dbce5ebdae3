import type { Facts } from './compare';
import { differences } from './compare';

/** How many figures of a kind were shown, how many were said to be absent, and a line for each that is not as published. */
export interface Tally {
  shown: number;
  absent: number;
  problems: string[];
}

export const newTally = (): Tally => ({ shown: 0, absent: 0, problems: [] });

/** Compares one figure; `where` names page and figure. Gives whether a figure was shown. */
export function check(
  tally: Tally,
  where: string,
  read: () => Facts,
  published: () => readonly Facts[],
): boolean {
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
}
