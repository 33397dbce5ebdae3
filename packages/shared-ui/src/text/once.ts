/** Creates a value lazily and caches it: a format takes a phone many milliseconds, and most pages need none. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
