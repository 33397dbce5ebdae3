import { useState, useSyncExternalStore } from 'react';
import { Button } from '@signpost/shared-ui';
import { snippetOf, type Chosen, type Way } from './snippets';
import styles from './page.module.css';

/** Stands for this site where only the server has been: which address a visitor came by, it does not know. */
const SOME_SITE = 'https://signpost.example';

const never = () => () => undefined;

const SAID = { none: '', copied: 'Copied', failed: 'Select the lines and copy them' };

/** What to paste, with a button that copies it. */
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
      {/* A long line scrolls, also by the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label="Lines to copy">
        <code>{text}</code>
      </pre>
      <noscript>
        <p>Write this site’s own address where it says {SOME_SITE}.</p>
      </noscript>
      <p className={styles.copy}>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy these lines
        </Button>
        <span role="status">{SAID[outcome]}</span>
      </p>
    </>
  );
};
