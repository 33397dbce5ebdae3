import { t } from '@signpost/language';

/** The nations of the UK, in the order of tables. */
export const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;
export type Nation = (typeof NATIONS)[number];

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
