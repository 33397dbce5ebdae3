/** Maximum length of an id, in characters. */
const MAX_ID_LENGTH = 80;

/** Returns the guide id in an address, or null when it cannot be valid. */
export const guideId = (value: string | null | undefined): string | null => {
  const id = value?.trim().toLowerCase() ?? '';
  return id.length <= MAX_ID_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? id : null;
};
