import { t } from '@signpost/language';

/** Sort orders of the list. */
export const ORDERS = [
  {
    value: 'alike',
    get label() {
      return t('Most alike');
    },
  },
  {
    value: 'distance',
    get label() {
      return t('Nearest to it');
    },
  },
  {
    value: 'pay',
    get label() {
      return t('Highest graduate pay');
    },
  },
] as const;
export type Order = (typeof ORDERS)[number]['value'];
