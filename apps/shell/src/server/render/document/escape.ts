const texts = new WeakMap<object, string>();

/** Does the same as `escapeJson`, and caches the result for as long as the value exists if the value is frozen. */
export const escapeFrozenJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return escapeJson(value);
  const text = texts.get(value) ?? escapeJson(value);
  texts.set(value, text);
  return text;
};

/** Serialises a value as JSON for a data block. Escapes `<`, which could close the element, and U+2028 and U+2029. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
