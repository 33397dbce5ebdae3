/** A path with one parameter, if it has a value. */
export const address = (path: string, name: string, value: string | undefined): string =>
  value ? `${path}?${new URLSearchParams({ [name]: value })}` : path;
