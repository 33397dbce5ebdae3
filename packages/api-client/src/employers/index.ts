export { employersApi } from './endpoints';
export { perkIcon } from './mapper';
export type { Employer, EmployerAddress, Perk, Quote } from './types';
export { workExperienceApi, type WorkExperience, type WorkTask } from './work-experience';
