/**
 * Returns the body's style classes for a path (B-02): `page-explore` and one for each longer prefix, so that
 * `/explore/unis/1/bath` gives `page-explore page-explore-unis page-explore-unis-1 page-explore-unis-1-bath`.
 * Characters that would need escaping in a selector become a dash.
 */
export const bodyClasses = (pathname: string): string => {
  const segments = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.toLowerCase().replace(/[^\w-]+/g, '-'));
  return segments.map((_, index) => `page-${segments.slice(0, index + 1).join('-')}`).join(' ');
};
