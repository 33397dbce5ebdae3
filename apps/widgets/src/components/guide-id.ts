/** The longest id that is looked for, in characters. */
const LONGEST = 80;

/** The id of a guide as an address gives it, or null when it can be nobody's. */
export const guideId = (asked: string | null | undefined): string | null => {
  const id = asked?.trim().toLowerCase() ?? '';
  return id.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? id : null;
};
