import { t } from '@signpost/language';

/** Below this many miles, a distance has one decimal. */
const MAX_PRECISE_MILES = 10;

/** A distance with its unit, within a sentence: "less than a mile", "3.2 miles", "24 miles". */
export const miles = (distance: number): string => {
  const rounded = distance < MAX_PRECISE_MILES ? Math.round(distance * 10) / 10 : Math.round(distance);
  return rounded < 1
    ? t('less than a mile')
    : t('{rounded, plural, one {# mile} other {# miles}}', { rounded });
};
