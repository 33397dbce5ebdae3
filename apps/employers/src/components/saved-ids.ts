import { savedPageId } from '@signpost/api-client/page-urls';

/** Returns the node id under which an apprenticeship is saved. */
export const savedApprenticeship = (id: string): string => savedPageId('apprenticeships', id);

/** Returns the node id under which a work experience is saved. */
export const savedExperience = (id: string): string => savedPageId('virtual_work_experiences', id);
