export { cycleYear, daysLeft, deadlinesOf, nextDeadline } from './deadlines';
export { keyFactsApi } from './endpoints';
export type { Deadline } from './types';
