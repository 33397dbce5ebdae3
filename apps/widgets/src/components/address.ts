/** Returns a path with one query parameter; omitted when it has no value. */
export const address = (path: string, name: string, value: string | undefined): string =>
  value ? `${path}?${new URLSearchParams({ [name]: value })}` : path;
