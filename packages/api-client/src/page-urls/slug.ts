/**
 * Converts a name to a path segment (V-11): lower case, accents folded, every run of characters other than letters,
 * digits, underscores or hyphens replaced by one dash, and none at the ends.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
