import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { MAX_GRADES, readGrade, type Grade } from '../tariff/grades';

const NONE: readonly string[] = [];

/** The grades that the visitor last entered, in URL format (`al.A*`). Entering them is the request to store them. */
export const myGrades = storedValue<readonly string[]>({
  key: 'signpost.grades',
  version: 1,
  schema: v.pipe(
    v.array(v.string()),
    v.transform((texts) => texts.filter((text) => readGrade(text) !== null).slice(0, MAX_GRADES)),
  ),
  fallback: NONE,
  consent: 'requested',
});

/** Returns the grades of the address, or without any those on this device; none of these while hydrating. */
export const useOwnGrades = (given: readonly Grade[]): readonly Grade[] => {
  const [kept, setKept] = useState<readonly Grade[]>([]);
  useEffect(() => setKept(myGrades.read().flatMap((text) => readGrade(text) ?? [])), []);
  return given.length > 0 ? given : kept;
};
