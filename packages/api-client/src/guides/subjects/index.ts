export { subjectsApi } from './endpoints';
export { subjectByTitle, subjectMapOf, subjectsByIds, subjectTitleFromUrl } from './lookups';
export type { Subject, SubjectGuide } from './types';
export { subjectGuideApi, type SubjectGuideInFull } from './in-full';
