export { subjectsApi } from './endpoints';
export { subjectByTitle, subjectMapOf, subjectsByIds, subjectTitleFromUrl } from './lookups';
export type { Subject, SubjectGuide, SubjectSalary } from './types';
export { subjectGuideApi, type SubjectGuideInFull } from './in-full';
