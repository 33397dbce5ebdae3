import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'a name such as nearbyRadius');
const description = z.string().min(1);
const MAX_TEXT = 500;
const text = z.string().min(1).max(MAX_TEXT);

const flag = z.object({ kind: z.literal('flag'), default: z.boolean(), description });
const number = z
  .object({
    kind: z.literal('number'),
    default: z.number(),
    min: z.number(),
    max: z.number(),
    description,
  })
  .refine(
    ({ default: value, min, max }) => value >= min && value <= max,
    'the default is outside min and max',
  );
const freeText = z
  .object({
    kind: z.literal('text'),
    default: text,
    maxLength: z.number().int().min(1).max(MAX_TEXT),
    description,
  })
  .refine(
    ({ default: value, maxLength }) => value.length <= maxLength,
    'the default is longer than maxLength',
  );
const choice = z
  .object({ kind: z.literal('choice'), default: text, options: z.array(text).min(2).readonly(), description })
  .refine(({ default: value, options }) => options.includes(value), 'the default is none of the options');

/** One setting of a remote. */
export const settingDefinition = z.union([flag, number, freeText, choice]);
export type SettingDefinition = z.infer<typeof settingDefinition>;

/** The settings that a remote's configuration declares. */
export const settingDefinitions = z.record(name, settingDefinition);

/**
 * The values that the registry has for settings of a remote, whatever its releases declare: a flag's is the percentage of
 * visitors for whom it is on.
 */
export const settingValues = z.record(name, z.union([z.number(), text]));
export type SettingValues = z.infer<typeof settingValues>;

/** A remote's settings in the registry; `previous` are the values before the last change. */
export const remoteSettings = z.object({ values: settingValues, previous: settingValues });
