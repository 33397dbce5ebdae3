/**
 * A path pattern, a card slot, or a name such as `storage:signpost.rooms`: what only one remote can have. Rows are filled
 * by any number of remotes.
 */
export type Claim = string;

/**
 * Whether the name of one remote begins with that of the other and a hyphen. Names of classes, layers and animations begin
 * with the remote's, so those of `student` and `student-finance` could not be told apart.
 */
export const namesOverlap = (one: string, other: string): boolean =>
  one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

const isOptional = (segment: string): boolean => segment.endsWith('?');

const segmentsOverlap = (one: readonly string[], other: readonly string[]): boolean => {
  const [first, ...restOfOne] = one;
  const [second, ...restOfOther] = other;
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return [...one, ...other].every(isOptional);
  if (isOptional(first)) {
    return segmentsOverlap(restOfOne, other) || segmentsOverlap([first.slice(0, -1), ...restOfOne], other);
  }
  if (isOptional(second)) return segmentsOverlap(other, one);
  const isSame = first === second || first.startsWith(':') || second.startsWith(':');
  return isSame && segmentsOverlap(restOfOne, restOfOther);
};

const segmentsOf = (pattern: string): string[] => pattern.toLowerCase().split('/').filter(Boolean);

/** Whether two claims cannot belong to two remotes: some address matches both patterns, or slot or name are the same. */
export const claimsOverlap = (one: Claim, other: Claim): boolean =>
  one.startsWith('/') && other.startsWith('/')
    ? segmentsOverlap(segmentsOf(one), segmentsOf(other))
    : one === other;
