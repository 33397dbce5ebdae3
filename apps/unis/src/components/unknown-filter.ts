import { t } from '@signpost/language';

const nouns = () => ({
  subject: t('subject'),
  mode: t('way of studying'),
  tariff: t('range of points'),
  country: t('nation'),
  region: t('region'),
  tef: t('teaching rating'),
  qualification: t('qualification'),
  location: t('place'),
  kind: t('kind of open day'),
  month: t('month'),
  level: t('level'),
});

/** The message for the names of values that a filter does not have. */
export const unknownFilter = (type: keyof ReturnType<typeof nouns>, names: readonly string[]): string =>
  names.length === 1
    ? t('“{value}” is not a {noun} we know.', { value: names.join(''), noun: nouns()[type] })
    : t('One of these is not a {noun} we know: {values}.', { noun: nouns()[type], values: names.join(', ') });
