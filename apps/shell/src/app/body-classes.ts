/**
 * Returns the body's style classes for a path (B-02): `page-explore` and one for each prefix, so that
 * `/explore/unis/1` gives `page-explore page-explore-unis page-explore-unis-1` and `/subject-widget` gives
 * `page-explore page-subject-widget`. Characters that would need escaping in a selector become a dash.
 */
export const bodyClasses = (pathname: string): string => {
  const segments = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.toLowerCase().replace(/[^\w-]+/g, '-'));
  const prefixes = segments.map((_, index) => `page-${segments.slice(0, index + 1).join('-')}`);
  return [...new Set(['page-explore', ...prefixes])].join(' ');
};
