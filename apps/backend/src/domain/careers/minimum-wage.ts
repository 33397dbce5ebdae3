/**
 * The National Living Wage, the legal minimum for everyone of 21 or over, and its annual amount in full-time work of
 * 37.5 hours a week, 52 weeks a year. Pay below `annual` is never displayed as current pay.
 */
export const MINIMUM_WAGE = {
  hourly: 12.71,
  from: '2026-04-01',
  age: 21,
  hours: 37.5,
  weeks: 52,
  annual: Math.ceil(12.71 * 37.5 * 52),
  publisher: 'GOV.UK, National Minimum Wage and National Living Wage rates',
  url: 'https://www.gov.uk/national-minimum-wage-rates',
} as const;
