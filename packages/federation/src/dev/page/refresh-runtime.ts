/** The part of `react-refresh/runtime` that is used here; the package has no types. */
export interface RefreshRuntime {
  injectIntoGlobalHook(target: object): void;
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): (...args: unknown[]) => unknown;
  isLikelyComponentType(value: unknown): boolean;
  performReactRefresh(): unknown;
}

/** The globals that a development shell offers to remotes. */
export interface RefreshHost {
  /** The refresh runtime, so that remotes and React share one instance. */
  signpostRefresh?: RefreshRuntime;
  /** The page's router, as soon as it is open. */
  signpostRouter?: { revalidate(): Promise<void> };
}

/** The page's refresh runtime. Throws when the shell was not built for development. */
export const refreshRuntime = (): RefreshRuntime => {
  const { signpostRefresh } = globalThis as RefreshHost;
  if (!signpostRefresh) throw new Error('this shell was not built for development');
  return signpostRefresh;
};
