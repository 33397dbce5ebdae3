import { t } from '@signpost/language';
import { useState } from 'react';
import { Button } from '../button/button';
import styles from './share-button.module.css';

const SAID = {
  none: '',
  get copied() {
    return t('Link copied');
  },
  get failed() {
    return t('Copy the link from the address bar');
  },
};

/** Shares this page through the device's share sheet, or copies its URL and confirms that. */
export const ShareButton = ({ title, url }: { title: string; url: string }) => {
  const [outcome, setOutcome] = useState<keyof typeof SAID>('none');
  const share = async () => {
    const address = new URL(url, window.location.href).href;
    if (typeof navigator.share === 'function') {
      const error: unknown = await navigator
        .share({ title, url: address })
        .catch((reason: unknown) => reason);
      // Closing the sheet without sharing is not an error; in some iframes there is none to open.
      if (error === undefined || (error instanceof DOMException && error.name === 'AbortError')) return;
    }
    try {
      await window.navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // Not allowed in some iframes, and without https.
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
        {t('Share')}
      </Button>
      <span role="status">{SAID[outcome]}</span>
    </>
  );
};
