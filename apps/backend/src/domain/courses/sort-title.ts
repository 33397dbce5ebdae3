/** Returns a title's sort key: lower case, without accents and punctuation. */
export const sortTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
