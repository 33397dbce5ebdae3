import { t } from '@signpost/language';
import type { HeadModel } from '@signpost/federation/contract';

/** Returns the head of the error screen at an address. */
export const errorHead = (canonical: string): HeadModel => ({
  title: t('Error'),
  description: t('This page cannot be shown.'),
  robots: 'noindex',
  canonical,
});
