import type { Exports } from './delegate';
import { refreshRuntime } from './refresh-runtime';

/** What the next version of a module needs to know of this one. */
interface Replaced {
  readonly exports: Exports;
  readonly isAccepted: boolean;
  readonly isDelegated: boolean;
}

/** The part of webpack's `module.hot` that is used here. */
export interface ModuleHot {
  readonly data?: { replaced?: Replaced };
  accept(): void;
  /** Applies the update to the importers of the module instead. */
  invalidate(): void;
  dispose(callback: (data: { replaced?: Replaced }) => void): void;
}

interface OpenedModule {
  readonly hot: ModuleHot;
  isAccepted: boolean;
  isDelegated: boolean;
}

const opened = new WeakMap<Exports, OpenedModule>();
let outdated = false;

/** Whether a change affected more than its module, so that only a reload shows it. */
export const isOutdated = (): boolean => outdated;

/** Called by the compiled code of a module to register its components and the hooks they use. */
export const openModule = (id: string) => ({
  $RefreshReg$: (type: unknown, name: string) => refreshRuntime().register(type, `${id} ${name}`),
  $RefreshSig$: () => refreshRuntime().createSignatureFunctionForTransform(),
});

const isComponent = (value: unknown) => refreshRuntime().isLikelyComponentType(value);

const hasSame = (
  before: Exports,
  after: Exports,
  isSame: (before: unknown, after: unknown) => boolean,
): boolean => {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length && names.every((name) => isSame(before[name], after[name]))
  );
};

/** Whether importers can keep their imports: React swaps components, everything else must be unchanged. */
export const canReplace = (before: Exports, after: Exports): boolean =>
  hasSame(before, after, (old, value) => (isComponent(value) ? isComponent(old) : Object.is(old, value)));

/**
 * Whether the module of a route or a slot, whose functions are delegated, can be replaced: it exports the same kinds,
 * and the data of its objects, such as a handle's, which the shell reads once, is unchanged.
 */
export const canDelegate = (before: Exports, after: Exports): boolean =>
  hasSame(
    before,
    after,
    (old, value) =>
      typeof old === typeof value &&
      isComponent(old) === isComponent(value) &&
      JSON.stringify(old) === JSON.stringify(value),
  );

/** Marks the module of a route or a slot: it accepts updates, because the shell uses it through delegates. */
export const acceptDelegated = (exports: Exports): void => {
  const module = opened.get(exports);
  if (!module) return;
  module.isDelegated = true;
  module.isAccepted = true;
  module.hot.accept();
};

/**
 * Called at the end of every module. A module that exports a component, and the module of a route or a slot, accepts
 * changes of its own and of its imports; any other module passes them on to its importers.
 */
export const closeModule = (exports: Exports, hot: ModuleHot | undefined): void => {
  if (!hot) return;
  const values = { ...exports };
  const module: OpenedModule = { hot, isAccepted: false, isDelegated: false };
  opened.set(exports, module);
  hot.dispose((data) => {
    data.replaced = { exports: values, isAccepted: module.isAccepted, isDelegated: module.isDelegated };
  });
  const before = hot.data?.replaced;
  if (before?.isDelegated) {
    if (!canDelegate(before.exports, values)) outdated = true;
    acceptDelegated(exports);
  } else if (before?.isAccepted && !canReplace(before.exports, values)) {
    hot.invalidate();
  } else if (Object.values(values).some(isComponent)) {
    module.isAccepted = true;
    hot.accept();
  }
};
