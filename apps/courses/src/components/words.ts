import { groupWords, unsaidModes, type Cohort, type CourseListItem } from '@signpost/api-client/courses';
import { counted } from '@signpost/shared-ui';

const MODES: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
};

/** Display name of a mode of study. */
export const modeName = (mode: string): string => MODES[mode] ?? mode;

/**
 * Formats modes and length: "Full-time or part-time, 3 to 4 years". Leaves out what is not published or already in the
 * award.
 */
export const modeAndLength = ({
  studyModes,
  duration,
  distinction,
}: Pick<CourseListItem, 'studyModes' | 'duration' | 'distinction'>): string => {
  const modes = unsaidModes(studyModes, distinction).map(modeName).join(' or ');
  if (!duration) return modes;
  const { min, max } = duration;
  const years = min === max ? counted(max, 'year') : `${min} to ${counted(max, 'year')}`;
  return modes ? `${modes}, ${years}` : years;
};

/** Describes the cohort of a figure: "about 40 graduates of nursing here". The publisher rounds numbers of people. */
export const aboutWhom = (cohort: Pick<Cohort, 'people' | 'level' | 'subjectName'>, noun: string): string =>
  `about ${counted(cohort.people, noun)} ${groupWords(cohort)}`;
