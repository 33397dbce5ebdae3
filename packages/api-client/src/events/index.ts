export { eventsApi } from './endpoints';
export { openDayPath } from './open-day-path';
export { openDayReminder } from './open-day-reminder';
export { openDayVisit } from './open-day-visit';
export { OPEN_DAY_KINDS } from './types';
export type { OpenDay, OpenDayKind } from './types';
