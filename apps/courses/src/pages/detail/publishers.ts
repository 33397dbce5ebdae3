import { t } from '@signpost/language';

/** Names of the publishers of course figures, as used in their sources. */
export const publishers = () =>
  ({
    graduates: t('Graduate Outcomes survey, by Discover Uni'),
    records: t('Student records, by Discover Uni'),
    students: t('National Student Survey, by Discover Uni'),
  }) as const;
