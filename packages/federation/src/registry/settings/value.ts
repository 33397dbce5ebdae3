import type { SettingDefinition } from './schema';

const PERCENTAGE = /^(\d{1,3})\s*%?$/;

const readFlag = (text: string): number => {
  if (text === 'on') return 100;
  if (text === 'off') return 0;
  const percentage = Number(PERCENTAGE.exec(text)?.[1] ?? NaN);
  if (!(percentage <= 100))
    throw new Error('takes on, off or a whole percentage of the visitors, such as 25%');
  return percentage;
};

const readNumber = (text: string, { min, max }: { readonly min: number; readonly max: number }): number => {
  const value = text.trim() === '' ? NaN : Number(text);
  if (!(value >= min && value <= max)) throw new Error(`takes a number from ${min} to ${max}`);
  return value;
};

/** Parses a setting's value from the command line, as the registry keeps it. Throws what it takes when it is invalid. */
export const parseSettingValue = (definition: SettingDefinition, text: string): number | string => {
  switch (definition.kind) {
    case 'flag':
      return readFlag(text);
    case 'number':
      return readNumber(text, definition);
    case 'text':
      if (text.length > definition.maxLength)
        throw new Error(`takes at most ${definition.maxLength} characters`);
      return text;
    case 'choice':
      if (!definition.options.includes(text))
        throw new Error(`takes one of ${definition.options.join(', ')}`);
      return text;
  }
};

/** Whether the registry's value of a setting is one that its definition allows. */
export const isSettingValue = (definition: SettingDefinition, value: number | string): boolean => {
  if ((typeof value === 'number') !== (definition.kind === 'flag' || definition.kind === 'number'))
    return false;
  try {
    return parseSettingValue(definition, String(value)) === value;
  } catch {
    return false;
  }
};

/** A setting's value as people write it: a flag's percentage as on, off or 25%. */
export const settingText = ({ kind }: SettingDefinition, value: number | string | boolean): string => {
  if (kind !== 'flag') return String(value);
  if (value === true || value === 100) return 'on';
  return value === false || value === 0 ? 'off' : `${value}%`;
};
