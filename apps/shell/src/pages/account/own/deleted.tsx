import { t } from '@signpost/language';
import { useEffect, useRef } from 'react';
import { ButtonLink, Notice } from '@signpost/shared-ui';

/** Confirms that the account is deleted. It takes the focus, because the dialog that had it is gone. */
export const Deleted = () => {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div ref={confirmation} tabIndex={-1}>
      <Notice kind="success" heading={t('Your account is deleted')}>
        <p>{t('Your details, your saved list and your settings are gone, here and on every device.')}</p>
      </Notice>
      <p>
        <ButtonLink href="/explore">{t('Go on exploring')}</ButtonLink>
      </p>
    </div>
  );
};
