import { t } from '@signpost/language';

/**
 * Towns that orient on a map of the whole country: name and WGS 84 degrees. Names that are the same in every language are
 * not messages.
 */
export const countryTowns = (): readonly (readonly [name: string, lat: number, lng: number])[] => [
  [t('London'), 51.507, -0.128],
  ['Glasgow', 55.861, -4.25],
  ['Belfast', 54.597, -5.93],
  [t('Cardiff'), 51.482, -3.179],
  ['Newcastle', 54.978, -1.618],
  ['Norwich', 52.63, 1.297],
  ['Plymouth', 50.376, -4.143],
  ['Aberdeen', 57.15, -2.094],
];
