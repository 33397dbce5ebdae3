import type { Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../../wire';
import { RawSubject, RawSubjectGuide } from './schema';
import type { Subject, SubjectGuide } from './types';

// Plain comparison, because the first locale-aware one costs a phone 50 ms of every visit, and titles begin with
// capitals.
const byTitle = (one: Subject, other: Subject): number =>
  one.title < other.title ? -1 : Number(one.title > other.title);

/** Parses a response of C-21 as subjects, sorted by title (E-11). */
export const readSubjects = (answer: unknown, report: Report): Subject[] =>
  readEach(RawSubject, answer, 'A subject', report).sort(byTitle);

/** Parses a response of C-13 as subject guides, sorted by title. */
export const readSubjectGuides = (answer: unknown, report: Report): SubjectGuide[] =>
  readEach(
    RawSubjectGuide,
    memberOf(answer, 'data', 'subjectGuides', 'items'),
    'A subject guide',
    report,
  ).sort(byTitle);
