import { useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { Line } from '../line/line';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './mega-nav.module.css';
import { useDisclosures } from './use-disclosures';

export interface MegaNavProps {
  areas: readonly { readonly line: Line; readonly name: string }[];
  /** What opens below an area's name: `AreaPanel`, at once or once it is wanted. */
  panel: (line: Line) => ReactNode;
  /** The line of the page being shown. */
  current?: Line | undefined;
}

/** The site's areas, each opening to what lies on its line. Disclosures, not a menu: they open without JavaScript. */
export const MegaNav = ({ areas, panel, current }: MegaNavProps) => {
  const nav = useRef<HTMLElement>(null);
  useDisclosures(nav);
  return (
    <nav aria-label="Main" className={styles.nav} ref={nav}>
      <ul className={styles.areas}>
        {areas.map(({ line, name }) => (
          <li key={line} data-line={line}>
            <details name="site-areas" className={styles.area}>
              <summary className={styles.name} data-current={line === current || undefined}>
                <Icon name={line} className={styles.icon} />
                {name}
                {line === current && <VisuallyHidden> (you are here)</VisuallyHidden>}
              </summary>
              {panel(line)}
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
};
