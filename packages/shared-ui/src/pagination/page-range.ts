/** A page's number, or a gap where pages are left out. */
export type PageStop = number | 'gap';

/**
 * Returns the page numbers to show: first, last, the current and its neighbours; a gap never hides a single page. Takes
 * the current page and the number of pages, both from 1.
 */
export const pageRange = (page: number, pages: number): PageStop[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index): PageStop[] => {
    const missing = number - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap', number];
  });
};
