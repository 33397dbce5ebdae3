const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML, and removes characters that XML 1.0 does not have. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the characters to remove
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
