import type { FederationHost } from '@signpost/federation/host';

/** What is shared by all regular expressions, as Node defines it. */
const original = Object.getOwnPropertyDescriptors(RegExp.prototype) as Readonly<
  Record<PropertyKey, PropertyDescriptor>
>;

const isUnchanged = (key: PropertyKey): boolean => {
  const before = original[key];
  const now = Object.getOwnPropertyDescriptor(RegExp.prototype, key);
  return before?.value === now?.value && before?.get === now?.get && before?.set === now?.set;
};

/** Removes or restores a property. Returns false when it was made permanent. */
const restore = (key: PropertyKey): boolean => {
  const before = original[key];
  return before
    ? Reflect.defineProperty(RegExp.prototype, key, before)
    : Reflect.deleteProperty(RegExp.prototype, key);
};

/**
 * Undoes changes to `RegExp.prototype`, and returns the names of the properties that were changed. It is checked
 * and not frozen like other globals, because V8 runs `replace` and `split` with regular expressions up to 30 times
 * slower once the prototype is frozen, sealed or has a read-only property.
 */
export const restoreRegExpPrototype = (): readonly string[] => {
  const changed = [...new Set([...Reflect.ownKeys(original), ...Reflect.ownKeys(RegExp.prototype)])].filter(
    (key) => !isUnchanged(key) && restore(key),
  );
  return changed.map(String);
};

/**
 * Returns the host with a check after each load of a release: a release that changed `RegExp.prototype` is rejected,
 * and the change is undone.
 */
export const withUnchangedRegExp = (host: FederationHost): FederationHost => ({
  async load(...options) {
    const loaded = await host.load(...options).catch((error: unknown) => {
      restoreRegExpPrototype();
      throw error;
    });
    const changed = restoreRegExpPrototype();
    if (changed.length > 0) throw new Error(`it replaces ${changed.join(', ')} of RegExp.prototype`);
    return loaded;
  },
});

/** Milliseconds between two checks for changes that a release makes after its start. */
const CHECK_INTERVAL_MS = 1_000;

/** Checks `RegExp.prototype` each second, and passes the names of changed properties to `report`, once undone. */
export const watchRegExpPrototype = (report: (changed: readonly string[]) => void): void => {
  setInterval(() => {
    const changed = restoreRegExpPrototype();
    if (changed.length > 0) report(changed);
  }, CHECK_INTERVAL_MS).unref();
};
