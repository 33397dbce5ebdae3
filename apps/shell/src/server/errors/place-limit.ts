/** Maximum number of places of one remote that logs and collectors get. */
const MAX_PLACES = 50;

/**
 * Creates a function that says whether a place of a remote is new, known, or one too many: what browsers report must not
 * fill logs and collectors.
 */
export const createPlaceLimit = () => {
  const places = new Map<string, Set<string>>();
  return (remote: string, place: string): 'new' | 'known' | 'too many' => {
    const known = places.get(remote) ?? new Set();
    places.set(remote, known);
    if (known.has(place)) return 'known';
    if (known.size >= MAX_PLACES) return 'too many';
    known.add(place);
    return 'new';
  };
};
