import { refreshRuntime } from './refresh-runtime';

/** The exports of a module by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** Loads the module of a route or a slot; after a hot update, its newest version. */
type Load = () => Promise<Exports>;

interface Delegate {
  /** The module's current version. */
  newest: Exports;
  readonly load: Load;
  /** Exported objects, by name, as the shell got them. */
  readonly objects: Map<string, object>;
}

const delegates = new Set<Delegate>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Replaces an export by one that the shell can keep while the module is replaced. */
const stableExport = (delegate: Delegate, name: string): unknown => {
  const value = delegate.newest[name];
  // React replaces components itself.
  if (refreshRuntime().isLikelyComponentType(value)) return value;
  if (typeof value === 'function') {
    return (...args: unknown[]): unknown =>
      (delegate.newest[name] as (...given: unknown[]) => unknown)(...args);
  }
  if (!isObject(value) || Array.isArray(value)) return value;
  const object = { ...value };
  delegate.objects.set(name, object);
  return object;
};

/**
 * Returns a loader of the same module whose functions, such as a page's `loader`, always call those of its newest
 * version, because the router and the shell keep what they got first. `accept` makes a module accept updates.
 */
export const delegating = (load: Load, accept: (module: Exports) => void): Load => {
  let made: Promise<Exports> | undefined;
  const make = async (): Promise<Exports> => {
    const delegate: Delegate = { newest: await load(), load, objects: new Map() };
    accept(delegate.newest);
    delegates.add(delegate);
    return Object.fromEntries(
      Object.keys(delegate.newest).map((name) => [name, stableExport(delegate, name)]),
    );
  };
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
};

const replaceContent = (object: object, content: object): void => {
  for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
  Object.assign(object, content);
};

/** Makes all delegates use the newest version of their modules. Call it after each hot update. */
export const updateDelegates = async (): Promise<void> => {
  for (const delegate of delegates) {
    delegate.newest = await delegate.load();
    for (const [name, object] of delegate.objects)
      replaceContent(object, Object(delegate.newest[name]) as object);
  }
};
