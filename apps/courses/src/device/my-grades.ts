import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { MAX_GRADES, readGrade } from '../tariff/grades';

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
