/** Whether something is stored in localStorage under this key, valid or not. Never throws; false on the server. */
export const hasStored = (key: string): boolean => {
  try {
    return typeof window !== 'undefined' && window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
