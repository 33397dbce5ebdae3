import { aboutPeople, type PeopleNoun } from '@signpost/shared-ui';
import { t, formatList } from '@signpost/language';
import {
  groupWords,
  unsaidModes,
  type Cohort,
  type CourseListItem,
  studyModeName,
} from '@signpost/api-client/courses';

/**
 * Formats modes and length: "Full-time or part-time, 3 to 4 years". Leaves out what is not published or already in the
 * award.
 */
export const modeAndLength = ({
  studyModes,
  duration,
  distinction,
}: Pick<CourseListItem, 'studyModes' | 'duration' | 'distinction'>): string => {
  const modes = formatList(unsaidModes(studyModes, distinction).map(studyModeName), 'disjunction');
  if (!duration) return modes;
  const { min, max } = duration;
  const years =
    min === max
      ? t('{max, plural, one {# year} other {# years}}', { max })
      : t('{min} to {max, plural, one {# year} other {# years}}', { min, max });
  return modes ? `${modes}, ${years}` : years;
};

/** Describes the cohort of a figure: "about 40 graduates of nursing here". The publisher rounds numbers of people. */
export const aboutWhom = (
  cohort: Pick<Cohort, 'people' | 'level' | 'subjectName'>,
  noun: PeopleNoun,
): string => `${aboutPeople(cohort.people, noun)} ${groupWords(cohort)}`;
