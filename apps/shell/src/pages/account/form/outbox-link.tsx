import { rich } from '@signpost/language';
import { useEffect, useState } from 'react';
import { SmartLink } from '@signpost/shared-ui';
import { OUTBOX } from '../addresses';

const OWN_COMPUTER = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether this site keeps its emails for reading here: only on a local computer, without a mail server. */
const hasOutbox = async (): Promise<boolean> =>
  OWN_COMPUTER.test(window.location.hostname) && (await fetch('/api/v1/identity/outbox')).ok;

/** Links to the kept emails when the site runs on the visitor's own computer and sends none. Browser only. */
export const OutboxLink = () => {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    hasOutbox().then(setAvailable, () => setAvailable(false));
  }, []);
  return (
    isAvailable && (
      <p>
        {rich('This site runs on your own computer and sends no email. <link>Read it here</link>', {
          link: (text) => <SmartLink href={OUTBOX}>{text}</SmartLink>,
        })}
      </p>
    )
  );
};
