import { formatList, rich, t } from '@signpost/language';
import { SmartLink } from '../link/link';
import { limit } from '../text/text';
import { usualSearch } from './search-words';
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
          {rich('<strong>Nothing has all of your words.</strong> These have most of them.', {
            strong: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
      {suggestion && (
        <p>
          {rich('Did you mean <link>{suggestion}</link>?', {
            suggestion: quoted(suggestion),
            link: (text) => <SmartLink href={href({ q: suggestion, exact: false })}>{text}</SmartLink>,
          })}
        </p>
      )}
      {(written || texts.length > 0) && (
        <p>
          {written && t('We searched for {written}.', { written: quoted(written) })}{' '}
          {texts.length > 0 &&
            t('We used {texts} as {count, plural, one {a filter} other {filters}}.', {
              texts: formatList(texts),
              count: texts.length,
            })}{' '}
          <SmartLink href={href({ q, exact: true })}>
            {t('Search for exactly {q}', { q: quoted(q) })}
          </SmartLink>
        </p>
      )}
      {exact && (
        <p>
          {rich('You searched for exactly {q}. <link>{instead}</link>', {
            q: quoted(q),
            instead: usualSearch(),
            link: (text) => <SmartLink href={href({ q, exact: false })}>{text}</SmartLink>,
          })}
        </p>
      )}
    </div>
  );
};
