import { address } from '../../components/address';

/** The address of a subject's page on the site. */
export const subjectPath = (id: string): string => `/explore/subjects/${id}`;

/** The address of a subject's widget; without a subject, of the widget that lets one choose. */
export const subjectWidgetPath = (id?: string): string => address('/subject-widget', 'subject', id);
