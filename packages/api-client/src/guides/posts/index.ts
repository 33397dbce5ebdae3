export { postsApi } from './endpoints';
export type {
  Article,
  ArticleSearch,
  Post,
  PostKey,
  Scheme,
  StatementGuide,
  StatementGuideSearch,
} from './types';
