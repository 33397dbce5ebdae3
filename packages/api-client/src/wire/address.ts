type Parameter = string | number | boolean | readonly (string | number)[] | undefined;

/**
 * A path with its query string. What is undefined, an empty text or an empty list is left out; a list is written with
 * commas between.
 */
export const address = (path: string, parameters: Readonly<Record<string, Parameter>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) => {
    const text = value === undefined ? '' : String(value);
    return text === '' ? [] : [[name, text]];
  });
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};
