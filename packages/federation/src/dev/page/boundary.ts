import { refreshRuntime } from './refresh-runtime';

/** The part of webpack's `module.hot` that is used here. */
export interface ModuleHot {
  readonly data?: { exports?: Exports };
  accept(): void;
  dispose(callback: (data: { exports?: Exports }) => void): void;
}

type Exports = Readonly<Record<string, unknown>>;

let outdated = false;

/** Whether a change affected more than its module, so that only a reload shows it. */
export const isOutdated = (): boolean => outdated;

/** Called by the compiled code of a module to register its components and the hooks they use. */
export const openModule = (id: string) => ({
  $RefreshReg$: (type: unknown, name: string) => refreshRuntime().register(type, `${id} ${name}`),
  $RefreshSig$: () => refreshRuntime().createSignatureFunctionForTransform(),
});

const isComponent = (value: unknown) => refreshRuntime().isLikelyComponentType(value);

/**
 * Whether a module can be replaced in place: React swaps its components, but the router already holds its
 * loaders and handles, so those must be unchanged.
 */
export const canReplace = (before: Exports, after: Exports): boolean => {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) =>
      isComponent(after[name]) ? isComponent(before[name]) : Object.is(before[name], after[name]),
    )
  );
};

/**
 * Called at the end of every module. A module that exports a component accepts changes of its own and of its
 * imports; any other module passes them on to its importers.
 */
export const closeModule = (exports: Exports, hot: ModuleHot | undefined): void => {
  if (!hot) return;
  const after = { ...exports };
  if (!Object.values(after).some(isComponent)) return;
  const before = hot.data?.exports;
  if (before && !canReplace(before, after)) outdated = true;
  hot.dispose((data) => {
    data.exports = after;
  });
  hot.accept();
};
