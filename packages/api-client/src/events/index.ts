export { eventsApi } from './endpoints';
export { OPEN_DAY_KINDS } from './types';
export type { OpenDay, OpenDayKind, OpenDaySearch } from './types';
