import { t } from '@signpost/language';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { forgetOnDevice, useSavesOnDevice } from '@signpost/identity';
import { Button, Notice } from '@signpost/shared-ui';
import {
  allowMeasurement,
  isFunctionalStorageAllowed,
  isMeasurementAllowed,
  allowFunctionalStorage,
  onAnswer,
} from '../../analytics/consent/answers';
import { clearDevice } from './device';
import styles from './page.module.css';

/** Whether functional storage is allowed; null where no script runs. */
const useFunctionalStorage = (): boolean | null =>
  useSyncExternalStore<boolean | null>(onAnswer, isFunctionalStorageAllowed, () => null);

/** Whether measurement is allowed; null where no script runs. */
const useMeasurement = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    onAnswer,
    () => isMeasurementAllowed() ?? false,
    () => null,
  );

/** A container for a button, with a text where no script runs; the same height either way. */
const ButtonSlot = ({ children }: { children: ReactNode }) => <div className={styles.action}>{children}</div>;

/** Allows functional storage, or withdraws that. */
export const FunctionalStorageButton = () => {
  const isAllowed = useFunctionalStorage();
  return (
    <ButtonSlot>
      {isAllowed === null ? (
        <p>{t('They are not kept. To have them kept, this page needs JavaScript.')}</p>
      ) : (
        <>
          <Button onClick={() => allowFunctionalStorage(!isAllowed)}>
            {isAllowed ? t('Stop keeping these') : t('Keep these from now on')}
          </Button>
          <p role="status">{isAllowed ? t('They are kept on this device.') : t('They are not kept.')}</p>
        </>
      )}
    </ButtonSlot>
  );
};

/** Allows measurement, or withdraws that. */
export const MeasurementButton = () => {
  const isAllowed = useMeasurement();
  return (
    <ButtonSlot>
      {isAllowed === null ? (
        <p>{t('It is not measured. To have it measured, this page needs JavaScript.')}</p>
      ) : (
        <>
          <Button onClick={() => allowMeasurement(!isAllowed)}>
            {isAllowed ? t('Stop counting my visits') : t('Count my visits from now on')}
          </Button>
          <p role="status">
            {isAllowed ? t('Your visits may be counted.') : t('Your visits are not counted.')}
          </p>
        </>
      )}
    </ButtonSlot>
  );
};

/** Forgets that the visitor saves on this device (S-04); nothing for one who did not choose that. */
export const SavingButton = () => {
  const savesOnDevice = useSavesOnDevice();
  const [isForgotten, setForgotten] = useState(false);
  const forget = () => {
    forgetOnDevice();
    setForgotten(true);
  };
  if (!savesOnDevice && !isForgotten) return null;
  return (
    <div className={styles.action}>
      {savesOnDevice && <Button onClick={forget}>{t('Ask me again where to save')}</Button>}
      <p role="status">
        {savesOnDevice
          ? t('What you save is kept on this device, without a question.')
          : t('We ask you with the next thing you save. What you saved stays here.')}
      </p>
    </div>
  );
};

/** Clears everything that the site stores on the device. */
export const ClearButton = () => {
  const hasScript = useFunctionalStorage() !== null;
  const [isDone, setDone] = useState(false);
  const clear = () => {
    clearDevice();
    setDone(true);
  };
  return (
    <>
      <ButtonSlot>
        {hasScript ? (
          <Button variant="primary" onClick={clear}>
            {t('Clear everything kept here')}
          </Button>
        ) : (
          <p>{t('A button here clears it all at once. It needs JavaScript.')}</p>
        )}
      </ButtonSlot>
      {isDone && (
        <Notice kind="success" heading={t('Cleared')}>
          <p>{t('What Signpost kept in this browser is gone.')}</p>
        </Notice>
      )}
    </>
  );
};
