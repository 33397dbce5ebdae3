import { SmartLink } from '../link/link';
import { limit } from '../text/text';
import { USUAL_SEARCH } from './search-words';
import styles from './query-interpretation.module.css';
import type { UnderstoodWords } from './word-chips';

export interface UnderstoodProps {
  /** The words as typed. */
  q: string;
  /** Whether the words were searched for unchanged, without deriving filters. */
  exact: boolean;
  understood: UnderstoodWords | undefined;
  /** A spelling with more results, and the page that searches for it. */
  suggestion: string | null;
  href: (change: { q: string; exact: boolean }) => string;
}

const MAX_QUERY_LENGTH = 60;

const quoted = (text: string): string => `“${limit(text, MAX_QUERY_LENGTH)}”`;

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that were searched for but not typed: an expanded abbreviation. */
const writtenOut = (q: string, understood: UnderstoodWords | undefined): string | null => {
  const typed = new Set(wordsOf(q));
  const isOther = wordsOf(understood?.query ?? '').some((word) => !typed.has(word));
  return understood && isOther ? understood.query : null;
};

/**
 * Shows how a search interpreted the words: derived filters, expanded abbreviations, partial matches, and an
 * alternative spelling. Each line has a link to the alternative. Renders nothing when the words were searched for
 * unchanged.
 */
export const QueryInterpretation = ({ q, exact, understood, suggestion, href }: UnderstoodProps) => {
  const texts = understood?.filters.map(({ text }) => quoted(text)) ?? [];
  const most = understood?.matched === 'most';
  const written = writtenOut(q, understood);
  if (!q || (!exact && !most && !suggestion && !written && texts.length === 0)) return null;
  return (
    <div className={styles.understood}>
      {most && (
        <p>
          <strong>Nothing has all of your words.</strong> These have most of them.
        </p>
      )}
      {suggestion && (
        <p>
          Did you mean{' '}
          <SmartLink href={href({ q: suggestion, exact: false })}>{quoted(suggestion)}</SmartLink>?
        </p>
      )}
      {(written || texts.length > 0) && (
        <p>
          {written && `We searched for ${quoted(written)}. `}
          {texts.length > 0 && `We used ${listed(texts)} as ${texts.length === 1 ? 'a filter' : 'filters'}. `}
          <SmartLink href={href({ q, exact: true })}>Search for exactly {quoted(q)}</SmartLink>
        </p>
      )}
      {exact && (
        <p>
          You searched for exactly {quoted(q)}.{' '}
          <SmartLink href={href({ q, exact: false })}>{USUAL_SEARCH}</SmartLink>
        </p>
      )}
    </div>
  );
};
