import type { ComponentType, ReactNode } from 'react';
import { limit, type Line } from '@signpost/shared-ui';
import type { SuggestBoxProps } from './suggest/suggest-box';
import styles from './search-head.module.css';

export interface SearchHeadProps {
  /** The search box component: with suggestions at once, or loaded on first interaction. */
  Box: ComponentType<SuggestBoxProps>;
  title: string;
  /** The label of the search box. */
  label: string;
  q: string;
  /** The path that the search box submits to; all kinds by default. */
  action?: string;
  line?: Line;
  /** A sentence, or links to other kinds. */
  children?: ReactNode;
}

/** Longest title that is shown whole, in characters. */
const MAX_QUERY_LENGTH = 80;

/**
 * The top of a search page: its h1 and the search box. Overflow stays visible here, because suggestions open downwards.
 */
export const SearchHead = ({ Box, title, label, q, action, line, children }: SearchHeadProps) => (
  <div className={styles.head} data-line={line}>
    <div className={styles.inside}>
      <h1 className={styles.title}>{limit(title, MAX_QUERY_LENGTH)}</h1>
      <Box key={q} label={label} defaultValue={q} {...(action && { action })} />
      {children}
    </div>
  </div>
);
