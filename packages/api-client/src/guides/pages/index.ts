export { pagesApi } from './endpoints';
export { pageTypeLabel } from './mapper';
export type { Page } from './types';
