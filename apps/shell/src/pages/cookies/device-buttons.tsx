import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, Notice } from '@signpost/shared-ui';
import {
  allowMeasuring,
  areHandyThingsKept,
  isMeasuringAllowed,
  keepHandyThings,
  onAnswer,
} from '../../analytics/consent/answers';
import { forgetDevice } from './device';
import styles from './page.module.css';

/** Whether handy things are kept; null where no script runs to know. */
const useHandyThings = (): boolean | null =>
  useSyncExternalStore<boolean | null>(onAnswer, areHandyThingsKept, () => null);

/** Whether the use of the site may be measured; null where no script runs to know. */
const useMeasuring = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    onAnswer,
    () => isMeasuringAllowed() ?? false,
    () => null,
  );

/** A place for a button, with words in it where no script runs; as high either way. */
const Place = ({ children }: { children: ReactNode }) => <div className={styles.action}>{children}</div>;

/** Agrees to keep what is only handy, or takes that back. */
export const HandyButton = () => {
  const kept = useHandyThings();
  return (
    <Place>
      {kept === null ? (
        <p>They are not kept. To have them kept, this page needs JavaScript.</p>
      ) : (
        <>
          <Button onClick={() => keepHandyThings(!kept)}>
            {kept ? 'Stop keeping these' : 'Keep these from now on'}
          </Button>
          <p role="status">{kept ? 'They are kept on this device.' : 'They are not kept.'}</p>
        </>
      )}
    </Place>
  );
};

/** Lets the use of the site be measured, or takes that back. */
export const MeasuringButton = () => {
  const allowed = useMeasuring();
  return (
    <Place>
      {allowed === null ? (
        <p>It is not measured. To have it measured, this page needs JavaScript.</p>
      ) : (
        <>
          <Button onClick={() => allowMeasuring(!allowed)}>
            {allowed ? 'Stop counting my visits' : 'Count my visits from now on'}
          </Button>
          <p role="status">{allowed ? 'Your visits may be counted.' : 'Your visits are not counted.'}</p>
        </>
      )}
    </Place>
  );
};

/** Clears everything that the site keeps on the device. */
export const ForgetButton = () => {
  const works = useHandyThings() !== null;
  const [done, setDone] = useState(false);
  const clear = () => {
    forgetDevice();
    setDone(true);
  };
  return (
    <>
      <Place>
        {works ? (
          <Button variant="primary" onClick={clear}>
            Clear everything kept here
          </Button>
        ) : (
          <p>A button here clears it all at once. It needs JavaScript.</p>
        )}
      </Place>
      {done && (
        <Notice kind="success" heading="Cleared">
          <p>What Signpost kept in this browser is gone.</p>
        </Notice>
      )}
    </>
  );
};
