/** Who collected the figures of a course, as their sources name it. */
export const PUBLISHERS = {
  graduates: 'Graduate Outcomes survey, by Discover Uni',
  records: 'Student records, by Discover Uni',
  students: 'National Student Survey, by Discover Uni',
} as const;
