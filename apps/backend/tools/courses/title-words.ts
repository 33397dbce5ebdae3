/** Words that say how a course is taken, or nothing, and not what it is about. */
const plain = new Set(
  (
    'a an and at by for from in into its of on or the to with year years foundation placement placements sandwich ' +
    'industry industrial abroad integrated international european extended professional experience entry intake top up ' +
    'topup honours hons joint combined degree programme including advanced contemporary accelerated distance learning ' +
    'online part full time route pathway major minor fast track option options ba bsc other others non specific not ' +
    'elsewhere classified studies'
  ).split(' '),
);

/** Endings are cut so that 'engineering' meets 'engineer' and 'accountancy' meets 'accounting'. */
function stem(word: string): string {
  const root = word.replace(/(ical|ics|ic|ing|ancy|ant|ers|er|ies|s|y|al|e)$/, '');
  return root.length >= 4 ? root : word.replace(/s$/, '');
}

const allWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The telling words of a title or a label, as stems, each once; all of its words when none is telling. */
export function tellingWords(text: string): string[] {
  const words = allWords(text);
  const telling = words.filter((word) => !plain.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

const manner =
  /[([]?\b(?:with|including|and|inc)\.?\s+(?:an?\s+)?(?:optional\s+|integrated\s+|extended\s+|intergrated\s+)?(?:foundation|placement|sandwich|year|study|professional|industrial|research|work|school|employment|overseas|international)\b.*$/i;

/** A title without what it says of placements, years abroad and foundation years. */
export const withoutManner = (title: string): string => title.replace(manner, '').trim() || title;

/** What a title names, part by part: 'Law with French' is 'Law' and 'French'. Words in brackets belong to what they follow. */
export const titleParts = (title: string): string[] =>
  withoutManner(title)
    .replaceAll(/[()[\]]/g, ' ')
    .split(/\s+(?:with|and|&)\s+|\s*[,/:+&]\s*/i)
    .filter((part) => /[a-z]/i.test(part));
