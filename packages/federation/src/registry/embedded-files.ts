/** What the names of files for other sites begin with in the browser half of a release. */
export const EMBED_PREFIX = 'embed.';

const CLIENT_PREFIX = `client/${EMBED_PREFIX}`;

/**
 * The files of a release that other sites load from `/embed/<file>`, such as `widgets.js`, by the files of its manifest.
 * Compressed copies are not counted.
 */
export const embeddedFiles = (files: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(CLIENT_PREFIX) && !/\.(br|gz)$/.test(file))
    .map((file) => file.slice(CLIENT_PREFIX.length));

/** The claim of a file for other sites. */
export const embedClaim = (file: string): string => `embed:${file}`;
