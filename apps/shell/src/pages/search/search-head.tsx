import type { ComponentType, ReactNode } from 'react';
import { limit, type Line } from '@signpost/shared-ui';
import type { SuggestBoxProps } from './suggest/suggest-box';
import styles from './search-head.module.css';

export interface SearchHeadProps {
  /** The box: one that suggests at once, or once someone comes near it. */
  Box: ComponentType<SuggestBoxProps>;
  title: string;
  /** Names the box. */
  label: string;
  q: string;
  /** Where the box leads; everything when left out. */
  action?: string;
  line?: Line;
  /** A sentence, or where else to look. */
  children?: ReactNode;
}

/** Longest title that is shown whole. */
const LONGEST = 80;

/** The top of a search page: its h1 and the box. Nothing is cut off here, for suggestions open downwards. */
export const SearchHead = ({ Box, title, label, q, action, line, children }: SearchHeadProps) => (
  <div className={styles.head} data-line={line}>
    <div className={styles.inside}>
      <h1 className={styles.title}>{limit(title, LONGEST)}</h1>
      <Box key={q} label={label} defaultValue={q} {...(action && { action })} />
      {children}
    </div>
  </div>
);
