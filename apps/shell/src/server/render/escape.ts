const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const texts = new WeakMap<object, string>();

/** The same for a value that never changes and is written again and again: its text is kept as long as the value. */
export const escapeFrozenJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return escapeJson(value);
  const text = texts.get(value) ?? escapeJson(value);
  texts.set(value, text);
  return text;
};

/** JSON for a data block: nothing in it can close the element, nor break a line in older parsers. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
