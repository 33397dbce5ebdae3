const IRREGULAR: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  alumnus: 'alumni',
  curriculum: 'curricula',
  criterion: 'criteria',
};
const SAME = new Set(['series', 'species', 'staff', 'data', 'information']);

const inflect = (word: string): string => {
  if (SAME.has(word)) return word;
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
};

/** [V-07] An English noun for a number of things: `plural('university', 3)` is "universities". */
export const plural = (noun: string, count = 2): string => (count === 1 ? noun : inflect(noun));

/** [V-07] A number and its noun, as they are read: "1,204 courses", "1 university". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${plural(noun, count)}`;
