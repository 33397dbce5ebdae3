import type { CompiledMessage } from './compiled-message';

/**
 * BCP 47 tag of the test language, CLDR's pseudo-locale that is written from right to left. A server has it on request only.
 * Its messages are the English ones with accents and more letters, so that a text without accents was not translated.
 */
export const TEST_LANGUAGE = 'ar-XB';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** A text with an accent on every letter, and every vowel twice, because most languages are longer than English. */
export const pseudoText = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return /[aeiou]/.test(letter) ? accented + accented : accented;
  });

/** A part of a compiled message: a text, an argument with its type and options, or a tag with its content. */
type Part = string | number | readonly unknown[];

const pseudoPart = (part: Part): Part => {
  if (typeof part === 'string') return pseudoText(part);
  if (typeof part === 'number' || part.length === 1) return part;
  const [name, type, options] = part;
  // Types from 1 are those of arguments; 0 is the `#` of a plural, which may begin the content of a tag.
  if (typeof type !== 'number' || type === 0)
    return [name, ...part.slice(1).map((child) => pseudoPart(child as Part))];
  if (typeof options !== 'object' || type > 3) return part;
  return [
    name,
    type,
    Object.fromEntries(
      Object.entries(options ?? {}).map(([key, value]) => [key, pseudoMessage(value as never)]),
    ),
  ];
};

/** Returns a compiled English message in the test language. */
export const pseudoMessage = <Message extends CompiledMessage>(message: Message): Message =>
  (typeof message === 'string'
    ? pseudoText(message)
    : Array.isArray(message)
      ? message.map((part) => pseudoPart(part as Part))
      : message) as Message;
