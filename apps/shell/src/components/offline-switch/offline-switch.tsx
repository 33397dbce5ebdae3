import { t } from '@signpost/language';
import { chooseOfflinePages, useOfflinePages } from '@signpost/identity/offline';
import { Button, SmartLink, Stack } from '@signpost/shared-ui';
import { readBootData } from '../../browser/boot-data';
import { OFFLINE_PAGE } from '../../offline/addresses';
import { useHydrated } from '../use-hydrated';

/** Whether pages can be kept here: this browser has service workers, and the site offers it. */
const isPossible = (): boolean => 'serviceWorker' in navigator && readBootData().offline === true;

const Choice = () => {
  const isOn = useOfflinePages();
  return (
    <>
      <div>
        <Button size="small" onClick={() => chooseOfflinePages(!isOn)}>
          {isOn ? t('Stop keeping pages') : t('Keep pages for when I am offline')}
        </Button>
      </div>
      <p role="status">
        {isOn
          ? t('What you save, and each page you open, is kept on this device. It can take a minute.')
          : t('No pages are kept.')}
      </p>
      {isOn && (
        <p>
          <SmartLink href={OFFLINE_PAGE}>{t('See the pages that are kept')}</SmartLink>
        </p>
      )}
    </>
  );
};

/** Lets the visitor have pages kept on this device, or end that and remove them. */
export const OfflineSwitch = () => {
  if (!useHydrated()) return <p>{t('No pages are kept. To have them kept, this page needs JavaScript.')}</p>;
  return (
    <Stack tight>
      {isPossible() ? <Choice /> : <p>{t('This browser cannot keep pages from here right now.')}</p>}
    </Stack>
  );
};
