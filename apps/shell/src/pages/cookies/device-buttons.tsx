import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, Notice } from '@signpost/shared-ui';
import { areHandyThingsKept, forgetDevice, keepHandyThings, onDeviceChange } from './device';
import styles from './page.module.css';

/** Whether handy things are kept; null where no script runs to know. */
const useHandyThings = (): boolean | null =>
  useSyncExternalStore<boolean | null>(onDeviceChange, areHandyThingsKept, () => null);

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
