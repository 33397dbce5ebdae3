/**
 * A name as a path segment, as the specification has it (V-11): lower case, accents folded, every run of what is no
 * letter, digit, underscore or hyphen one dash, and none at the ends.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
