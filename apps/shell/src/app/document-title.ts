/** The site's name, also the placeholder of the document title. */
export const SITE_NAME = 'Signpost';

/** Returns the document title of a page. */
export const documentTitle = (title: string): string => `${title} · ${SITE_NAME}`;
