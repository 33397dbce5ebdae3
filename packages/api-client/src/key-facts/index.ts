export { livingLoan, tuitionFee, visaCosts } from './costs';
export type { VisaCosts } from './costs';
export { applicationDates, daysLeft, nextDeadline } from './deadlines';
export { keyFactsApi } from './endpoints';
export { loadKeyFacts } from './load-key-facts';
export type { ApplicationDates, KeyFact } from './types';
