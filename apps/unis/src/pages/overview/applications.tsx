import { t } from '@signpost/language';
import type { ProviderStatus } from '@signpost/api-client/provider-status';
import type { Loaded } from '@signpost/api-client/parts';
import { LoadedPart, Notice } from '@signpost/shared-ui';

/** Whether a provider accepts applications now (C-10); empty when unknown, with a reason when the request failed. */
export const Applications = ({ status }: { status: Loaded<readonly ProviderStatus[]> }) => (
  <LoadedPart part={status}>{([known]) => <Known status={known} />}</LoadedPart>
);

const Known = ({ status }: { status: ProviderStatus | undefined }) => {
  if (!status || status.acceptingApplications === null) return null;
  if (!status.acceptingApplications) {
    return (
      <Notice kind="warning" heading={t('It takes no applications at the moment')}>
        <p>{t('You can still save it, and come back when applications open.')}</p>
      </Notice>
    );
  }
  return status.inClearing ? (
    <Notice kind="success" heading={t('It has places in Clearing')}>
      <p>{t('You can apply now. Ring before you add it as your choice.')}</p>
    </Notice>
  ) : null;
};
