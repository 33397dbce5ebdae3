/** Returns the folder of the client build of a language in a release; all are below the only folder that is served. */
export const clientFolder = (language?: string): string => (language ? `client/${language}` : 'client');
