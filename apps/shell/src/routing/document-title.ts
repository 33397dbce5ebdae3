/** The site's name: on its own the default placeholder of the document title. */
export const SITE_NAME = 'Signpost';

/** The document title of a page. */
export const documentTitle = (title: string): string => `${title} · ${SITE_NAME}`;
