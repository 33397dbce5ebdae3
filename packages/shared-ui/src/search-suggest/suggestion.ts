import type { IconName } from '../icon/icon';
import type { Line } from '../line/line';

/** A run of a suggestion's words; `match` marks what was typed. Parts, not HTML: nothing in them is read as markup. */
export interface TextPart {
  text: string;
  match?: boolean;
}

export interface Suggestion {
  id: string;
  parts: readonly TextPart[];
  href: string;
  /** A few words on what or where it is. */
  note?: string | undefined;
}

/** Suggestions of one kind, under its name. */
export interface SuggestionGroup {
  name: string;
  line?: Line;
  icon?: IconName;
  suggestions: readonly Suggestion[];
}

/** `waiting` while answers are on their way, `failed` when they did not come; search itself still works. */
export type SuggestStatus = 'idle' | 'waiting' | 'failed';

/** A text with every case-insensitive occurrence of what was typed marked, for sources that give no highlights of their own. */
export const markMatches = (text: string, typed: string): TextPart[] => {
  const wanted = typed.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Lower case can be longer than upper: places in it would then not be places in the text.
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
