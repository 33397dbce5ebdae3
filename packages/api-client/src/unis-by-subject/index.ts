export {
  unisBySubjectApi,
  type SubjectProvider,
  type SubjectProviderPage,
  type SubjectProviderSearch,
} from './endpoints';
