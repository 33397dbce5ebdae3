import { t } from '@signpost/language';
import type { Nation } from '@signpost/api-client/unis';

/** Returns the name of a nation in the language of the page. */
export const nationName = (nation: Nation): string => {
  const names: Readonly<Record<Nation, string>> = {
    England: t('England'),
    Scotland: t('Scotland'),
    Wales: t('Wales'),
    'Northern Ireland': t('Northern Ireland'),
  };
  return names[nation];
};
