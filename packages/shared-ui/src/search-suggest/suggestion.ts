import type { IconName } from '../icon/icon';
import type { Line } from '../line/line';

/** A run of a suggestion's text; `match` marks what was typed. Parts, not HTML: nothing in them is parsed as markup. */
export interface TextPart {
  text: string;
  match?: boolean;
}

export interface Suggestion {
  id: string;
  parts: readonly TextPart[];
  href: string;
  /** A short description of its kind or place. */
  note?: string | undefined;
}

/** Suggestions of one kind, with its name. */
export interface SuggestionGroup {
  name: string;
  line?: Line;
  icon?: IconName;
  suggestions: readonly Suggestion[];
}

/** `waiting` while a request is pending, `failed` when it failed; search itself still works. */
export type SuggestStatus = 'idle' | 'waiting' | 'failed';

/** Marks every case-insensitive occurrence of the typed text, for sources without their own highlights. */
export const markMatches = (text: string, typed: string): TextPart[] => {
  const wanted = typed.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Lower case can be longer than upper case, so its offsets may not match the text.
  if (!wanted || lower.length !== text.length) return [{ text }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at) });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), match: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};
