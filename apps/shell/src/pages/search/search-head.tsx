import type { ComponentType, ReactNode } from 'react';
import { Hero, limit, type Line } from '@signpost/shared-ui';
import type { SuggestBoxProps } from './suggest/suggest-box';

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

/** The top of a search page: its h1 and the search box. */
export const SearchHead = ({ Box, title, label, q, action, line, children }: SearchHeadProps) => (
  <div data-line={line}>
    <Hero title={limit(title, MAX_QUERY_LENGTH)} compact>
      <Box key={q} label={label} defaultValue={q} {...(action && { action })} />
      {children}
    </Hero>
  </div>
);
