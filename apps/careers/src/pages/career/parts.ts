/** The sections of the page in order, with anchor and heading. */
export const PARTS = {
  pay: 'Pay',
  fit: 'Does it suit you?',
  work: 'What you do',
  skills: 'Skills',
  routes: 'How to get in',
  courses: 'Courses',
  apprenticeships: 'Apprenticeships',
  employers: 'Who hires',
  jobs: 'People who do it',
  similar: 'Similar careers',
} as const;
