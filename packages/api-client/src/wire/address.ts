type Parameter = string | number | boolean | readonly (string | number)[] | undefined;

/**
 * Builds a path with its query string. Undefined values, empty texts and empty lists are omitted; lists are
 * comma-separated.
 */
export const address = (path: string, parameters: Readonly<Record<string, Parameter>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) => {
    const text = value === undefined ? '' : String(value);
    return text === '' ? [] : [[name, text]];
  });
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};
