import { parseRegistry } from '../parse-registry';
import { remoteConfig } from '../schema';
import { hasPartialFlags, resolveSettings } from './resolve';
import { isSettingValue, parseSettingValue, settingText } from './value';

const flag = { kind: 'flag', default: false, description: 'A flag.' } as const;
const number = { kind: 'number', default: 5, min: 1, max: 10, description: 'A number.' } as const;
const text = { kind: 'text', default: 'Hello', maxLength: 8, description: 'A text.' } as const;
const choice = {
  kind: 'choice',
  default: 'near',
  options: ['near', 'new'],
  description: 'An order.',
} as const;
const definitions = { flag, number, text, choice };

const resolve = (values: Record<string, number | string>, bucket?: number) =>
  resolveSettings('unis', definitions, values, bucket);
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const bucketsWith = (name: string, share: number) =>
  buckets.filter(
    (bucket) => resolveSettings('unis', { [name]: flag }, { [name]: share }, bucket).changed[name],
  );

describe('the value of a setting', () => {
  it.each([
    [flag, 'on', 100],
    [flag, 'off', 0],
    [flag, '25%', 25],
    [flag, '25', 25],
    [number, '7.5', 7.5],
    [text, 'Hi = you', 'Hi = you'],
    [choice, 'new', 'new'],
  ])('%j takes %j', (definition, word, value) => {
    expect(parseSettingValue(definition, word)).toBe(value);
    expect(isSettingValue(definition, value)).toBe(true);
  });

  it.each([
    [flag, 'yes', 'takes on, off or a whole percentage of the visitors, such as 25%'],
    [flag, '101', 'takes on, off'],
    [flag, '2.5', 'takes on, off'],
    [number, '11', 'takes a number from 1 to 10'],
    [number, ' ', 'takes a number from 1 to 10'],
    [number, 'ten', 'takes a number from 1 to 10'],
    [text, 'Hello you', 'takes at most 8 characters'],
    [choice, 'far', 'takes one of near, new'],
  ])('%j refuses %j', (definition, word, reason) => {
    expect(() => parseSettingValue(definition, word)).toThrow(reason);
  });

  it('is written as people type it', () => {
    expect([0, 100, 25, false].map((value) => settingText(flag, value))).toEqual(['off', 'on', '25%', 'off']);
    expect(settingText(number, 7)).toBe('7');
  });
});

describe('the settings of a visitor', () => {
  it('are those of the registry that differ from the defaults', () => {
    expect(resolve({ number: 7, text: 'Hello', choice: 'new', flag: 100 })).toEqual({
      changed: { number: 7, choice: 'new', flag: true },
      partial: {},
    });
  });

  it('keep their defaults where the registry has a value that the release does not allow or know', () => {
    const values = { number: 99, text: 5, choice: 'far', flag: 'on', gone: 3, toString: 1 };
    expect(resolve(values)).toEqual({ changed: {}, partial: {} });
  });

  it.each([1, 10, 50, 99])(
    'a flag of %s %% is on for exactly as many buckets, the same each time',
    (share) => {
      expect(bucketsWith('flag', share)).toHaveLength(share);
      expect(bucketsWith('flag', share)).toEqual(bucketsWith('flag', share));
    },
  );

  it('who has a flag keeps it while its share grows', () => {
    const [few, many] = [bucketsWith('flag', 10), bucketsWith('flag', 40)];
    expect(few.every((bucket) => many.includes(bucket))).toBe(true);
  });

  it('flags are on for different visitors, and for others than canaries are', () => {
    const canary = buckets.slice(0, 20);
    const shared = (one: readonly number[], other: readonly number[]) =>
      one.filter((bucket) => other.includes(bucket)).length;
    const names = ['providerRow', 'newList', 'compactCards', 'mapFirst'];
    const groups = names.map((name) => bucketsWith(name, 20));
    for (const group of groups) expect(shared(group, canary)).toBeLessThan(12);
    expect(new Set(groups.map(String)).size).toBe(names.length);
  });

  it('a visitor without a bucket has only the flags that are on for all', () => {
    expect(resolve({ flag: 99 })).toEqual({ changed: {}, partial: { flag: false } });
    expect(resolve({ flag: 100 }).changed).toEqual({ flag: true });
  });

  it('differ between visitors only while a declared flag is on for some', () => {
    expect(hasPartialFlags(definitions, { flag: 30 })).toBe(true);
    expect(hasPartialFlags(definitions, { flag: 100, number: 7 })).toBe(false);
    expect(hasPartialFlags({}, { flag: 30 })).toBe(false);
  });
});

describe('declarations', () => {
  const config = { name: 'unis', paths: ['/unis'], slots: [], contract: '^1.6.0', budget: 1 };

  it.each([
    [{ Wrong: flag }, 'a name such as nearbyRadius'],
    [{ number: { ...number, default: 0 } }, 'the default is outside min and max'],
    [{ choice: { ...choice, default: 'far' } }, 'the default is none of the options'],
    [{ text: { ...text, maxLength: 2 } }, 'the default is longer than maxLength'],
    [{ flag: { ...flag, description: '' } }, 'description'],
  ])('refuses %j', (settings, reason) => {
    expect(JSON.stringify(remoteConfig.safeParse({ ...config, settings }).error?.issues)).toContain(reason);
  });

  it('of a kind that a later version has are left out, and the release is used', () => {
    const live = {
      release: '0123456789ab',
      url: 'unis/0123456789ab/',
      integrity: '0'.repeat(64),
      contract: '^1.6.0',
      paths: ['/unis'],
      slots: [],
      releasedAt: '2026-11-24T00:00:00Z',
      settings: { flag, colour: { kind: 'colour', default: '#fff' } },
    };
    const { remotes } = parseRegistry({ version: 1, remotes: { unis: { live, previous: null } } });
    expect(remotes['unis']?.live.settings).toEqual({ flag });
    expect(remotes['unis']?.settings).toEqual({ values: {}, previous: {} });
  });
});
