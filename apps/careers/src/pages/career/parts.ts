/** The parts of the page in their order: the anchor of each, and its heading. */
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
