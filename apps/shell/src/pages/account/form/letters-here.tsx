import { SmartLink } from '@signpost/shared-ui';
import { OUTBOX } from '../addresses';

/** Where to read a letter when the site runs on the visitor's own computer, where no program sends any. In a browser only. */
export const LettersHere = () =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(window.location.hostname) && (
    <p>
      This site runs on your own computer, which sends no letters.{' '}
      <SmartLink href={OUTBOX}>Read them here</SmartLink>.
    </p>
  );
