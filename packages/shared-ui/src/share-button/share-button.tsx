import { useState } from 'react';
import { Button } from '../button/button';
import styles from './share-button.module.css';

const SAID = { none: '', copied: 'Link copied', failed: 'Copy the link from the address bar' };

/** Shares this page: the device's own sheet where there is one, else its address is copied and that is said. */
export const ShareButton = ({ title, url }: { title: string; url: string }) => {
  const [outcome, setOutcome] = useState<keyof typeof SAID>('none');
  const share = async () => {
    const address = new URL(url, window.location.href).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without sharing is a choice, not a fault.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await window.navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // Not allowed in some frames, and without https.
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="share"
        className={styles.scripted}
        data-act="share"
        onClick={() => void share()}
      >
        Share
      </Button>
      <span role="status">{SAID[outcome]}</span>
    </>
  );
};
