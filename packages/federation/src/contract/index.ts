export { absolute, breadcrumbList } from './breadcrumb-list';
export { ANALYTICS_EVENT, track, type AnalyticsEvent } from './analytics';
export { analyticsEvent } from './analytics-schema';
export { CONTRACT_VERSION } from './version';
export type { HeadModel, JsonLd } from './head';
export {
  LINES,
  pageHandle,
  type Crumb,
  type Line,
  type NavLink,
  type PageHandle,
  type PageInput,
} from './page';
export { lazyLoader } from './lazy-loader';
export { SHELL_NAMES, shellNameOf } from './shell-names';
export { SHELL_PATHS } from './shell-paths';
export { notFoundMessage, pageNotFound } from './not-found';
export {
  CARD_SLOTS,
  hostOfSlot,
  isCardSlot,
  isHostedSlotName,
  isSlotName,
  SLOTS,
  type AnyRowModule,
  type CardModule,
  type CardProps,
  type CardSlot,
  type FilledSlots,
  type HostedSlotName,
  type RowArgs,
  type RowModule,
  type RowSlot,
  type SlotName,
  type SlotsOf,
} from './slots';
export { INTEGRITY_LIST, SHARED_BY_SHELL, type SharedModule } from './shared';
export { MAX_SLOT_TIMEOUT_MS, type FailureClass, type HostedSlot } from './hosted-slot';
export type { RemoteConfig, RemoteModule } from './remote-module';
export type {
  ChangedSettings,
  SettingDefinition,
  SettingDefinitions,
  SettingValue,
  ValuesOf,
} from './settings';
