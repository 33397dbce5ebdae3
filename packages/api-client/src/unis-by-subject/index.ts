export { unisBySubjectApi, type SubjectProviderSearch } from './endpoints';
