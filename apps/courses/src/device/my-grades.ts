import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { MOST_GRADES, readGrade } from '../tariff/grades';

const NONE: readonly string[] = [];

/** The grades that the visitor last entered, as addresses write them (`al.A*`). They ask for it to be kept by entering them. */
export const myGrades = storedValue<readonly string[]>({
  key: 'signpost.grades',
  version: 1,
  schema: v.pipe(
    v.array(v.string()),
    v.transform((texts) => texts.filter((text) => readGrade(text) !== null).slice(0, MOST_GRADES)),
  ),
  fallback: NONE,
  consent: 'requested',
});
