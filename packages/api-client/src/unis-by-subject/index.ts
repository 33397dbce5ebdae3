export { unisBySubjectApi, type SubjectProvider, type SubjectProviderPage } from './endpoints';
