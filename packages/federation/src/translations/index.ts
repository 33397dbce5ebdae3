export { readCatalogue } from './catalogue';
export { messageProblems } from './message-problems';
export { catalogueState } from './package-messages';
