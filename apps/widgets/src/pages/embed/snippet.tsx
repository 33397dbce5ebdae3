import { t } from '@signpost/language';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@signpost/shared-ui';
import { snippetOf, type Chosen, type Way } from './snippets';
import styles from './page.module.css';

/**
 * Placeholder for this site's origin in server output, because the server does not know by which address a visitor
 * came.
 */
const SOME_SITE = 'https://signpost.example';

const never = () => () => undefined;

const SAID = {
  none: '',
  get copied() {
    return t('Copied');
  },
  get failed() {
    return t('Select the lines and copy them');
  },
};

/** The snippet, with a copy button. */
export const Snippet = ({ way, chosen }: { way: Way; chosen: Chosen }) => {
  const site = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => SOME_SITE,
  );
  const [outcome, setOutcome] = useState<keyof typeof SAID>('none');
  const text = snippetOf(way, chosen, site);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      {/* Focusable, so that a long line can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={t('Lines to copy')}>
        <code>{text}</code>
      </pre>
      <noscript>
        <p>{t('Write this site’s own address where it says {someSite}.', { someSite: SOME_SITE })}</p>
      </noscript>
      <p className={styles.copy}>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy these lines')}
        </Button>
        <span role="status">{SAID[outcome]}</span>
      </p>
    </>
  );
};
