/** The list that tag managers read: events as objects, their own commands as argument lists. */
type DataLayer = object[];

// Read each time, because a tag manager replaces the first list with its own.
const currentLayer = (): DataLayer => {
  const page = window as { dataLayer?: DataLayer };
  return (page.dataLayer ??= []);
};

/** Adds an event to the data layer. */
export const push = (event: object): void => void currentLayer().push(event);

/**
 * Adds a tag manager command, such as a consent update; tag managers recognise it because it is an `arguments` object.
 */
export const command: (...words: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params -- a list made from rest parameters would be an event
  currentLayer().push(arguments);
};
