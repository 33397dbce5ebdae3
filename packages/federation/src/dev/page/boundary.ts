import { refreshRuntime } from './refresh-runtime';

/** What webpack gives a module to take part in hot replacement. */
export interface ModuleHot {
  readonly data?: { exports?: Exports };
  accept(): void;
  dispose(callback: (data: { exports?: Exports }) => void): void;
}

type Exports = Readonly<Record<string, unknown>>;

let outdated = false;

/** Whether a change went further than its module, so that only a reload shows it. */
export const isOutdated = (): boolean => outdated;

/** What the compiled code of one module calls to register its components and the hooks they use. */
export const openModule = (id: string) => ({
  $RefreshReg$: (type: unknown, name: string) => refreshRuntime().register(type, `${id} ${name}`),
  $RefreshSig$: () => refreshRuntime().createSignatureFunctionForTransform(),
});

const isComponent = (value: unknown) => refreshRuntime().isLikelyComponentType(value);

/**
 * Whether a module can be replaced where it stands: React swaps its components, but nobody can swap a loader or a
 * handle that the router already holds, so those must be the same as before.
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
 * Called at the end of every module. One that exports a component accepts its own changes and those of what it
 * imports; any other passes them on to its importers.
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
