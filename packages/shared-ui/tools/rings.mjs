const doubled = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

/** The area of a ring of corners, in square units. */
export const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/**
 * Visvalingam: drops the corner of the smallest triangle until every remaining triangle, in doubled square units, is
 * large enough.
 */
export const simplify = (ring, smallestTurn) => {
  const left = [...ring];
  while (left.length > 4) {
    const turns = left.map((corner, i) => doubled(left.at(i - 1), corner, left[(i + 1) % left.length]));
    const least = Math.min(...turns);
    if (least > smallestTurn) break;
    left.splice(turns.indexOf(least), 1);
  }
  return left;
};
