export { CONTRACT_VERSION } from './version';
export type { HeadModel, JsonLd } from './head';
export { LINES, pageHandle, type Crumb, type Line, type PageHandle, type PageInput } from './page';
export { notFoundMessage, pageNotFound } from './not-found';
export { SLOTS, type AnySlotModule, type SlotModule, type SlotName } from './slots';
export { SHARED_BY_SHELL, type SharedModule } from './shared';
export type { RemoteConfig, RemoteModule } from './remote-module';
