import { t } from '@signpost/language';
import { Notice } from '@signpost/shared-ui';

/** Says that some of the courses in an address are not known. */
export const UnlistedNotice = () => (
  <Notice kind="warning">
    <p>{t('Some of these courses are no longer listed, or their addresses were cut. We left them out.')}</p>
  </Notice>
);
