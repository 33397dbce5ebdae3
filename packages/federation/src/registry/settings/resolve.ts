import type { SettingDefinition, SettingDefinitions, SettingValue } from '../../contract';
import type { SettingValues } from './schema';
import { isSettingValue } from './value';

const BUCKETS = 100;

/** FNV-1a, which spreads similar names well. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
};

/** Whether a number shares no divisor with 100, so that multiplying by it permutes the buckets. */
const MULTIPLIERS = Array.from({ length: BUCKETS }, (_, index) => index).filter(
  (number) => number % 2 === 1 && number % 5 !== 0,
);

/**
 * The position of a bucket among those that get a flag first. Each flag has its own order of the 100 buckets, so that
 * flags are independent of each other and of canaries, and a share of 25 is exactly 25 buckets.
 */
const positionOf = (flag: string, bucket: number): number => {
  const hash = hashOf(flag);
  const multiplier = MULTIPLIERS[hash % MULTIPLIERS.length] ?? 1;
  return (bucket * multiplier + Math.floor(hash / MULTIPLIERS.length)) % BUCKETS;
};

/** Whether a flag's share includes some visitors and not all. */
const isPartial = (share: number): boolean => share > 0 && share < 100;

type Known = readonly [string, SettingDefinition, number | string];

/** The registry's values that the definitions allow; others are ignored, because releases may declare other settings. */
const knownValues = (definitions: SettingDefinitions, values: SettingValues): Known[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    return definition && isSettingValue(definition, value) ? [[name, definition, value] as const] : [];
  });

/** Whether visitors in different buckets get different settings. */
export const hasPartialFlags = (definitions: SettingDefinitions, values: SettingValues): boolean =>
  knownValues(definitions, values).some(
    ([, { kind }, value]) => kind === 'flag' && typeof value === 'number' && isPartial(value),
  );

/** The settings of a remote for one visitor. */
export interface ResolvedSettings {
  /** The values that differ from the defaults. */
  readonly changed: Readonly<Record<string, SettingValue>>;
  /** The flags that are on for a share of the visitors, and whether they are on for this one. */
  readonly partial: Readonly<Record<string, boolean>>;
}

/**
 * Resolves the settings of the remote `remote` for a visitor. `bucket` is 0 to 99; a visitor without a bucket gets only the
 * flags that are on for all.
 */
export const resolveSettings = (
  remote: string,
  definitions: SettingDefinitions,
  values: SettingValues,
  bucket: number | undefined,
): ResolvedSettings => {
  const changed: Record<string, SettingValue> = {};
  const partial: Record<string, boolean> = {};
  for (const [name, definition, value] of knownValues(definitions, values)) {
    let resolved: SettingValue = value;
    if (definition.kind === 'flag') {
      const share = Number(value);
      const position = bucket === undefined ? BUCKETS - 1 : positionOf(`${remote}.${name}`, bucket);
      resolved = position < share;
      if (isPartial(share)) partial[name] = resolved;
    }
    if (resolved !== definition.default) changed[name] = resolved;
  }
  return { changed, partial };
};
