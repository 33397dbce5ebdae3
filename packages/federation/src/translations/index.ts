export { catalogueFile, formatCatalogue, parseCatalogue, readCatalogue } from './catalogue';
export type { CatalogueEntry } from './catalogue';
export { messageProblems } from './message-problems';
export { catalogueState, messagesOf } from './package-messages';
export type { CatalogueState } from './package-messages';
