import type { Setting } from './port';

/** S-02: no text, or the text of an empty object, means that the setting does not exist. */
const isEmpty = ({ data }: Setting): boolean => ['', '{}'].includes(data.replaceAll(/\s/g, ''));

/**
 * S-02: replaces the setting of the same name and collection in place, or removes it when empty; appends a new one
 * unless it is empty.
 */
export const withSetting = (settings: readonly Setting[], setting: Setting): readonly Setting[] => {
  const isSame = ({ name, collection }: Setting) =>
    name === setting.name && collection === setting.collection;
  if (isEmpty(setting)) return settings.filter((other) => !isSame(other));
  return settings.some(isSame)
    ? settings.map((other) => (isSame(other) ? setting : other))
    : [...settings, setting];
};
