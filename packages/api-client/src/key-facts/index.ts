export { livingSupport, visaCosts } from './costs';
export type { VisaCosts } from './costs';
export { applicationDates, daysLeft, nextDeadline } from './deadlines';
export { keyFactsApi } from './endpoints';
export { feeKindWords, feeScope, feeSummary, feeWords, nationWords, supportWords } from './fee-words';
export { announcedFee, feesByNation } from './fees';
export type { Fee, NationFees, TaughtCourse } from './fees';
export { loadKeyFacts } from './load-key-facts';
export type { ApplicationDates, Deadline, KeyFact } from './types';
