const KEY = 'saved';
const { localStorage } = globalThis;

/** The saved ids in this browser. */
export const readSaved = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
};

/** Saves an id or takes it out; returns whether it is saved now. */
export const toggleSaved = (id) => {
  const saved = readSaved();
  const next = saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id];
  localStorage.setItem(KEY, JSON.stringify(next));
  return next.includes(id);
};
