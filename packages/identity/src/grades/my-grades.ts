import * as v from 'valibot';
import { MAX_GRADES, readGrade } from '@signpost/api-client/tariff';
// Imported by the package's name, so that remotes use the shell's instance of it.
import { storedValue } from '@signpost/identity';
import { GRADES_KEY } from './grades-key';

const NONE: readonly string[] = [];

/** The grades that the visitor last entered, in URL format (`al.A*`). Entering them is the request to store them. */
export const myGrades = storedValue<readonly string[]>({
  key: GRADES_KEY,
  version: 1,
  schema: v.pipe(
    v.array(v.string()),
    v.transform((texts) => texts.filter((text) => readGrade(text) !== null).slice(0, MAX_GRADES)),
  ),
  fallback: NONE,
  consent: 'requested',
});
