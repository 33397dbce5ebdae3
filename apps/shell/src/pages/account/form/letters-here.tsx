import { useEffect, useState } from 'react';
import { SmartLink } from '@signpost/shared-ui';
import { OUTBOX } from '../addresses';

const OWN_COMPUTER = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether this site keeps its letters for reading here: not where it has a server that sends them. */
const keepsLetters = async (): Promise<boolean> =>
  OWN_COMPUTER.test(window.location.hostname) && (await fetch('/api/v1/identity/outbox')).ok;

/** Where to read a letter when the site runs on the visitor's own computer and sends none. In a browser only. */
export const LettersHere = () => {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    keepsLetters().then(setKept, () => setKept(false));
  }, []);
  return (
    kept && (
      <p>
        This site runs on your own computer and sends no email.{' '}
        <SmartLink href={OUTBOX}>Read it here</SmartLink>
      </p>
    )
  );
};
