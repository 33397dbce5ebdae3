import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '@signpost/shared-ui';
import styles from './panel.module.css';

export interface PanelProps {
  /** Id of the section, for links to it. */
  id: string;
  icon: IconName;
  heading: string;
  /** For moving the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section beside the saved list, on a tinted ground, with an icon before its heading. It is not printed. */
export const Panel = ({ id, icon, heading, headingRef, children }: PanelProps) => (
  <section id={id} className={styles.panel} aria-labelledby={`${id}-heading`}>
    <h2
      id={`${id}-heading`}
      className={styles.heading}
      ref={headingRef}
      tabIndex={headingRef ? -1 : undefined}
    >
      <Icon name={icon} /> {heading}
    </h2>
    {children}
  </section>
);
