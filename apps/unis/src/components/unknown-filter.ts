import { t } from '@signpost/language';
import type { ProviderFilterType } from '@signpost/api-client/unis';

const nouns = (): Readonly<Record<ProviderFilterType | 'qualification', string>> => ({
  subject: 'subject',
  mode: t('way of studying'),
  tariff: t('range of points'),
  country: 'nation',
  region: 'region',
  tef: t('teaching rating'),
  qualification: 'qualification',
});

/** The message for the names of values that a filter does not have. */
export const unknownFilter = (type: ProviderFilterType | 'qualification', names: readonly string[]): string =>
  names.length === 1
    ? t('“{value}” is not a {noun} we know.', { value: names.join(''), noun: nouns()[type] })
    : t('One of these is not a {noun} we know: {values}.', { noun: nouns()[type], values: names.join(', ') });
