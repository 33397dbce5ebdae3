import type { ReactNode } from 'react';
import { Picture } from '../picture/picture';
import styles from './hero.module.css';

export interface HeroProps {
  title: string;
  /** One or two short sentences under the title. */
  lead?: ReactNode;
  /** A banner's URL; decorative, so it has no alt text. Shown on wide screens. */
  image?: string | undefined;
  breadcrumb?: ReactNode;
  /** Small, above a list of results. Overflow is visible, so that the suggestions of a search box are. */
  compact?: boolean;
  /** Actions: buttons, a search box. */
  children?: ReactNode;
}

/** The top of a page: its `h1` on the line's tint, and a banner in the shape of an arrow. */
export const Hero = ({ title, lead, image, breadcrumb, compact = false, children }: HeroProps) => (
  <div className={compact ? `${styles.hero} ${styles.compact}` : styles.hero}>
    <div className={image ? `${styles.inside} ${styles.pictured}` : styles.inside}>
      {breadcrumb && <div className={styles.crumbs}>{breadcrumb}</div>}
      <div className={styles.words}>
        <h1 className={title.length > 32 && !compact ? styles.long : undefined}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children && <div className={styles.next}>{children}</div>}
      </div>
      {image && (
        <div className={styles.arm}>
          <Picture src={image} alt="" ratio="banner" sizes="45vw" />
        </div>
      )}
    </div>
  </div>
);
