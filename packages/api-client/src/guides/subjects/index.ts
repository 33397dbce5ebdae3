export { subjectsApi } from './endpoints';
export { subjectByTitle, subjectMapOf, subjectsByIds, subjectTitleFromUrl } from './lookups';
export { subjectPayApi, type PlacePay, type RegionalSubjectPay } from './pay';
export type { Subject, SubjectGuide } from './types';
export { subjectGuideApi, type SubjectGuideInFull } from './in-full';
