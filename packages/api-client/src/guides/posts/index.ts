export { postsApi } from './endpoints';
export type { Article, Post, PostKey, StatementGuide } from './types';
