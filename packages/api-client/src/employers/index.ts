export { employersApi } from './endpoints';
export type { Employer, EmployerAddress, Quote } from './types';
export { workExperienceApi, type WorkExperience, type WorkTask } from './work-experience';
