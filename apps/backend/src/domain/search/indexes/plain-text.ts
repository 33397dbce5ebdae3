/** Markdown as words to search and to quote: marks, addresses and line breaks left out. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
