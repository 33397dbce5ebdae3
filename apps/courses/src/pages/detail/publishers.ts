/** Names of the publishers of course figures, as used in their sources. */
export const PUBLISHERS = {
  graduates: 'Graduate Outcomes survey, by Discover Uni',
  records: 'Student records, by Discover Uni',
  students: 'National Student Survey, by Discover Uni',
} as const;
