import type { Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../../wire';
import { RawSubject, RawSubjectGuide } from './schema';
import type { Subject, SubjectGuide } from './types';

// Plainly: the first comparison by language costs a telephone 50 ms of every visit, and subjects begin with capitals.
const byTitle = (one: Subject, other: Subject): number =>
  one.title < other.title ? -1 : Number(one.title > other.title);

/** An answer of C-21 as the store's subjects, sorted by title (E-11). */
export const readSubjects = (answer: unknown, report: Report): Subject[] =>
  readEach(RawSubject, answer, 'A subject', report).sort(byTitle);

/** An answer of C-13 as subject guides, sorted by title. */
export const readSubjectGuides = (answer: unknown, report: Report): SubjectGuide[] =>
  readEach(
    RawSubjectGuide,
    memberOf(answer, 'data', 'subjectGuides', 'items'),
    'A subject guide',
    report,
  ).sort(byTitle);
