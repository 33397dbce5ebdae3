/** An apprenticeship in the source's shape, for tests: what `/api/v1/career-finder-jobs` answers in `data.Job`. */
export const rawJob = {
  JobID: 'software-tester-1',
  Title: 'Software tester',
  RecruiterName: 'Penhallick Marine',
  LocationDescription: 'Falmouth, South West',
  SalaryDescription: '£19,000 a year',
  ShortDescription: 'Find what breaks before others do.',
  LogoUrl: '/themes/custom/ucas/images/employers/penhallick-marine/logo.webp',
  ApplyUrl: 'https://www.findapprenticeship.service.gov.uk/',
  DetailsUrl: '/explore/employer/penhallick-marine#software-tester-1',
  Notice: 'This apprenticeship is invented.',
  Level: 4,
  ClosingDate: '2026-12-20',
  StartDate: '2027-02-01',
  Latitude: 50.15,
  Longitude: -5.07,
  Distance: null,
};
