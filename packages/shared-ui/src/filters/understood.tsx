import { SmartLink } from '../link/link';
import { limit } from '../text/text';
import styles from './understood.module.css';
import type { UnderstoodWords } from './word-chips';

export interface UnderstoodProps {
  /** The words as they were typed. */
  q: string;
  /** Whether these words were searched for and no filter understood from them. */
  exact: boolean;
  understood: UnderstoodWords | undefined;
  /** Another spelling that finds more, and the page that searches for it. */
  suggestion: string | null;
  href: (change: { q: string; exact: boolean }) => string;
}

const LONGEST = 60;

const quoted = (text: string): string => `“${limit(text, LONGEST)}”`;

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/**
 * Says what a search made of the words: which of them became filters, whether only most of them were found, and another
 * spelling. Each line has a link that does otherwise. Nothing when the words were searched for as they are.
 */
export const Understood = ({ q, exact, understood, suggestion, href }: UnderstoodProps) => {
  const texts = understood?.filters.map(({ text }) => quoted(text)) ?? [];
  const most = understood?.matched === 'most';
  if (!q || (!exact && !most && !suggestion && texts.length === 0)) return null;
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
      {texts.length > 0 && (
        <p>
          We used {listed(texts)} as {texts.length === 1 ? 'a filter' : 'filters'}.{' '}
          <SmartLink href={href({ q, exact: true })}>Search for exactly {quoted(q)}</SmartLink>
        </p>
      )}
      {exact && (
        <p>
          You searched for exactly {quoted(q)}.{' '}
          <SmartLink href={href({ q, exact: false })}>Search the usual way</SmartLink>
        </p>
      )}
    </div>
  );
};
