import { pointsOf, readGrades, readPoints } from '@signpost/api-client/tariff';
import type { Person } from '../account/port';
import { myGrades } from './my-grades';

/** What the visitor's grades are worth. */
export interface OwnPoints {
  /** UCAS Tariff points; null when the grades of the account cannot be read. */
  readonly points: number | null;
  /** Whether they are the account's grades, not those that were entered on this device. */
  readonly isOfAccount: boolean;
}

/**
 * Returns what the visitor's grades are worth: those last entered on this device, else those of the account. Null
 * without any.
 */
export const readOwnPoints = ({
  grades,
  qualification,
}: Partial<Pick<Person, 'grades' | 'qualification'>>): OwnPoints | null => {
  const entered = pointsOf(readGrades(myGrades.read()).grades);
  if (entered > 0) return { points: entered, isOfAccount: false };
  // A shell of before these fields were added has none.
  if (grades === null || grades === undefined) return null;
  return { points: readPoints(grades, qualification ?? null), isOfAccount: true };
};
