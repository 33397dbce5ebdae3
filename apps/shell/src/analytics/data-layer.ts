/** What tag managers read: events as objects, their own commands as argument lists. */
type DataLayer = object[];

// Asked for each time: a tag manager puts a list of its own in the place of the first.
const layer = (): DataLayer => {
  const page = window as { dataLayer?: DataLayer };
  return (page.dataLayer ??= []);
};

/** Adds an event. */
export const push = (event: object): void => void layer().push(event);

/** Gives a command, such as a consent; tag managers know it by its being an argument list. */
export const command: (...words: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- a list made from rest parameters would be an event
  layer().push(arguments);
};
