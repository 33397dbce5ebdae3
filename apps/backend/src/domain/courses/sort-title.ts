/** A title as the list orders it: lower case, accents and punctuation aside. */
export const sortTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
