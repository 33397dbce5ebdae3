import { groupWords, unsaidModes, type Cohort, type CourseListItem } from '@signpost/api-client/courses';
import { counted } from '@signpost/shared-ui';

const MODES: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
};

/** A mode of study as people call it. */
export const modeName = (mode: string): string => MODES[mode] ?? mode;

/** "Full-time or part-time, 3 to 4 years", after the award; what is not published, or said there, is left out. */
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

/** Whom a figure is about: "about 40 graduates of nursing here". The publisher rounds numbers of people. */
export const aboutWhom = (cohort: Pick<Cohort, 'people' | 'level' | 'subjectName'>, noun: string): string =>
  `about ${counted(cohort.people, noun)} ${groupWords(cohort)}`;

/** A distance in miles as it is read: one decimal when near. */
export const miles = (distance: number): string =>
  distance < 10 ? counted(Math.round(distance * 10) / 10, 'mile') : `${Math.round(distance)} miles`;
