import { useState } from 'react';
import { Button } from '../button/button';

/** Shares this page: the device's own sheet where there is one, else its address is copied and that is said. */
export const ShareButton = ({ title, url }: { title: string; url: string }) => {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const address = new URL(url, window.location.href).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without sharing is a choice, not a fault.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    await window.navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <>
      <Button variant="quiet" size="small" icon="share" onClick={() => void share()}>
        Share
      </Button>
      <span role="status">{copied && 'Link copied'}</span>
    </>
  );
};
