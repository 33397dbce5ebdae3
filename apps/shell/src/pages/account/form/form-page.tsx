import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { Container, Notice } from '@signpost/shared-ui';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Beside the form on wide screens, after it on narrow ones. */
  aside?: ReactNode;
}

/** A page with one form: its purpose, the form, and further information. */
export const FormPage = ({ title, lead, children, aside }: FormPageProps) => (
  <Container>
    <div className={aside ? `${styles.page} ${styles.withAside}` : styles.page}>
      <div className={styles.main}>
        <h1>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        <NeedsScript />
        {children}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  </Container>
);

/** Explains why the form needs JavaScript, and what works without it. */
export const NeedsScript = () => (
  <noscript>
    <Notice kind="info" heading={t('Accounts need JavaScript')}>
      <p>
        {t(
          'The form is sent by a script, which also proves that it is yours. Searching, reading and comparing work without one, and need no account.',
        )}
      </p>
    </Notice>
  </noscript>
);
