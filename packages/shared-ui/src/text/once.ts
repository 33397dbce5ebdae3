/** Makes a thing when it is first asked for: a format takes a telephone many milliseconds, and most pages need none. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
