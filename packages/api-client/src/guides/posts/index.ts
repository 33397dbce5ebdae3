export { postsApi } from './endpoints';
export type { Post, PostKey, StatementGuide } from './types';
