/**
 * The National Living Wage, which everyone of 21 or over must be paid at least, and what it comes to in full-time work of
 * 37.5 hours a week, 52 weeks a year. Pay below `annual` is never stated as what one earns today.
 */
export const minimumWage = {
  hourly: 12.71,
  from: '2026-04-01',
  age: 21,
  hours: 37.5,
  weeks: 52,
  annual: Math.ceil(12.71 * 37.5 * 52),
  publisher: 'GOV.UK, National Minimum Wage and National Living Wage rates',
  url: 'https://www.gov.uk/national-minimum-wage-rates',
} as const;
