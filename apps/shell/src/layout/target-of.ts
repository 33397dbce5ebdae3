/** The element that a fragment such as `#open-days` names; one that cannot be decoded names itself. */
export const targetOf = (hash: string): HTMLElement | null => {
  if (!hash) return null;
  const written = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(written));
  } catch {
    return document.getElementById(written);
  }
};
