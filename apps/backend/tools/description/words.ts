const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Formats a whole number for prose: words up to ten, then digits with commas. */
export const inWords = (number: number): string => SMALL_NUMBERS[number] ?? number.toLocaleString('en-GB');

/** A number with a noun: 'one course', '12 courses'. */
export const count = (number: number, noun: string): string =>
  `${inWords(number)} ${noun}${number === 1 ? '' : 's'}`;

/** 'a', 'a and b', 'a, b, and c': with the serial comma, because the items contain 'and' themselves. */
export const series = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(items.some((item) => / and |,/.test(item)) ? ', and ' : ' and ');
  return `${items.slice(0, -1).join(', ')}, and ${last}`;
};

export const pounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const VOWEL = /^[aeiou]/i;

export const withArticle = (noun: string): string => {
  const an = (VOWEL.test(noun) && !noun.startsWith('uni')) || noun.startsWith('NHS');
  return `${an ? 'an' : 'a'} ${noun}`;
};

/** Picks one of the options, deterministically for a key of digits. */
export const pick = (key: string, salt: number, options: readonly string[]): string => {
  const sum = [...key].reduce((total, digit, index) => total + Number(digit) * (index + 1) * 7, salt * 13);
  return options[sum % options.length] ?? '';
};
