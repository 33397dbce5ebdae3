const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const PLAIN = new Set(['http', 'https', 'mailto', 'tel']);
const PICTURE = /^data:image\/(?:gif|png|jpeg|webp)[;,]/i;

// Control characters, format characters and spaces: browsers skip some of them, so they can hide a scheme.
const SKIPPED = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

/**
 * [V-15] Whether an address is allowed in rich text: internal, http, https, mailto, tel, or a data image of gif, png,
 * jpeg or webp. The javascript, vbscript, file and other data schemes are rejected with all the rest.
 */
export const isSafeUrl = (address: string): boolean => {
  const url = address.replace(SKIPPED, '');
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || PLAIN.has(scheme) || PICTURE.test(url);
};
