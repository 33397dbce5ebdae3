import type { SearchKind } from './kinds';

/** The display name of each kind. */
export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  courses: 'Courses',
  universities: 'Universities and colleges',
  careers: 'Careers',
  career_pathways: 'Career pathways',
  subject_guides: 'Subjects',
  location_guides: 'Places to study',
  industry_guides: 'Industries',
  articles: 'Articles',
  statement_guides: 'Personal statement guides',
  employers: 'Employers',
  apprenticeships: 'Apprenticeships',
  open_days: 'Open days',
  spotlights: 'Spotlights',
  virtual_work_experiences: 'Virtual work experience',
};
