import { address } from '../../components/address';

/** Returns the address of a subject's page on the site. */
export const subjectPath = (id: string): string => `/explore/subjects/${id}`;

/** Returns the address of a subject's widget; without a subject, of the widget with the list of subjects. */
export const subjectWidgetPath = (id?: string): string => address('/subject-widget', 'subject', id);
