export { employersApi, type EmployerKey, type EmployerSearch } from './endpoints';
export { perkIcon } from './mapper';
export type { Employer, EmployerAddress, EmployerText, Perk, Quote, SocialLink } from './types';
export { workExperienceApi, type WorkExperience, type WorkTask } from './work-experience';
