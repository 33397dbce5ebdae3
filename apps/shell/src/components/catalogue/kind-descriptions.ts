import type { SearchKind } from '@signpost/api-client/search';

/** Describes the listing of each kind. Apart from the kinds, because most pages do not show it. */
export const KIND_DESCRIPTIONS: Readonly<Record<SearchKind, string>> = {
  careers: 'What people do all day, what it pays and how they got there.',
  career_pathways: 'Ladders of jobs, from where people begin to where they may arrive.',
  courses: 'Degrees with what they ask for and what their graduates earn.',
  subject_guides: 'What you would study, and the careers it can lead to.',
  universities: 'Teaching rating, graduate pay and distance from you.',
  location_guides: 'Nations, regions and cities, and what it is like to live there.',
  open_days: 'Days to look round before you choose.',
  spotlights: 'Stories that universities tell of themselves, marked as promotion.',
  apprenticeships: 'Paid work with training, open for applications now.',
  employers: 'Who hires, what they offer and what it is like there.',
  virtual_work_experiences: 'Try the work from home, in a few hours.',
  industry_guides: 'Who works where, and which skills they need.',
  articles: 'Applying, money, student life: one question each.',
  statement_guides: 'How to write about yourself, subject by subject.',
};
