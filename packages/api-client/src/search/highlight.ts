import type { TextPart } from './types';

/** Private-use characters, which no text contains, so that marks cannot be confused with record text. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const marks = new RegExp(`[${MARK_START}${MARK_END}]`, 'g');

/** Splits a highlighted text of the service into parts. An unclosed mark runs to the end. */
export const toParts = (highlighted: string): TextPart[] =>
  highlighted.split(MARK_START).flatMap((run, index) => {
    if (index === 0) return part(run, false);
    const [marked = '', ...rest] = run.split(MARK_END);
    return [...part(marked, true), ...part(rest.join(''), false)];
  });

const part = (text: string, marked: boolean): TextPart[] => {
  const clean = text.replace(marks, '');
  return clean ? [{ text: clean, marked }] : [];
};
