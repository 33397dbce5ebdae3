export { pagesApi } from './endpoints';
export type { Page } from './types';
