/**
 * Returns the element that a fragment such as `#open-days` names; a fragment that cannot be decoded is used as the id.
 */
export const targetOf = (hash: string): HTMLElement | null => {
  if (!hash) return null;
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
};
