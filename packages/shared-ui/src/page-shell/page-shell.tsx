import type { ReactNode } from 'react';
import type { Line } from '../line/line';
import { useLinkNavigation } from '../link/use-link-navigation';
import styles from './page-shell.module.css';

export interface PageShellProps {
  /** The line of the page, which sets the colours of its content. */
  line?: Line | undefined;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/**
 * The shell of every page: header, the one `main`, and a footer at the bottom of short pages; it also handles link
 * navigation.
 */
export const PageShell = ({ line, header, footer, children }: PageShellProps) => {
  useLinkNavigation();
  return (
    <div className={styles.shell} data-line={line}>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
};

/** Content at the page's width, or at a reading width when `narrow`. */
export const Container = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={narrow ? `${styles.container} ${styles.narrow}` : styles.container}>{children}</div>
);

/** A column of blocks with even spacing. */
export const Stack = ({ tight = false, children }: { tight?: boolean; children: ReactNode }) => (
  <div className={tight ? `${styles.stack} ${styles.tight}` : styles.stack}>{children}</div>
);

/** A side column (filters, facts) beside the main one; under 60rem it is above the main one. */
export const Sidebar = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.columns}>
      <div>{side}</div>
      <div className={styles.body}>{children}</div>
    </div>
  </div>
);

/** As many equal columns of cards as fit. Children are `li` elements. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);
