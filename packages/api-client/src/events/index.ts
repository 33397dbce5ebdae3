export { eventsApi, OPEN_DAYS_LIMIT } from './endpoints';
export { OPEN_DAY_KINDS } from './types';
export type { OpenDay, OpenDayKind, OpenDayPlace, OpenDaySearch } from './types';
