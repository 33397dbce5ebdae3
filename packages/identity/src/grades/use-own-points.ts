import { useEffect, useState } from 'react';
// Imported by the package's name, so that remotes use the shell's instance of it.
import { useVisitor } from '@signpost/identity';
import { comparePoints } from '@signpost/api-client/tariff';
import type { Person } from '../account/port';
import { hasStored } from '../storage/has-stored';
import { GRADES_KEY, OWN_POINTS_ATTRIBUTE } from './grades-key';
import type { OwnPoints } from './read-own-points';

export type { OwnPoints } from './read-own-points';

/**
 * Returns what the visitor's grades are worth: those entered on this device, else those of the account. Null on the
 * server, while hydrating, and without grades; the tables of points are loaded only when there are some.
 */
export const useOwnPoints = (): OwnPoints | null => {
  // A shell of before these fields were added has none.
  const { grades, qualification }: Partial<Person> = useVisitor().person;
  const [own, setOwn] = useState<OwnPoints | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (read: OwnPoints | null) => {
      if (!isCurrent) return;
      document.documentElement.toggleAttribute(OWN_POINTS_ATTRIBUTE, Boolean(read?.points));
      setOwn(read);
    };
    if ((grades ?? null) === null && !hasStored(GRADES_KEY)) show(null);
    else
      void import(/* webpackChunkName: "own-points" */ './read-own-points').then(
        ({ readOwnPoints }) => show(readOwnPoints({ grades, qualification })),
        // Without the tables, the comparison is left out.
        () => show(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [grades, qualification]);
  return own;
};

type Entrants = Parameters<typeof comparePoints>[1];

/** Returns `comparePoints` with the visitor's own points. */
export const usePointsComparison = (): ((entrants: Entrants) => ReturnType<typeof comparePoints>) => {
  const points = useOwnPoints()?.points ?? 0;
  return (entrants) => comparePoints(points, entrants);
};
