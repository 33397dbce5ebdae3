import type { ReactNode } from 'react';
import { AtAGlance, SmartLink, type GlanceFact } from '@signpost/shared-ui';
import styles from './facts-with-source.module.css';

export interface FactsWithSourceProps {
  facts: readonly GlanceFact[];
  /** Address and text of the link to all figures of that kind. */
  href: string;
  more: string;
  /** What the figures count, and their source. */
  children: ReactNode;
}

/** Figures about a provider's students, with their source and a link to all of them. */
export const FactsWithSource = ({ facts, href, more, children }: FactsWithSourceProps) => (
  <>
    <AtAGlance facts={facts} />
    <p className={styles.source}>
      {children} <SmartLink href={href}>{more}</SmartLink>
    </p>
  </>
);
