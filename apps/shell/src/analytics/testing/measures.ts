type Entry = Readonly<Record<string, unknown>>;

interface Subscription {
  readonly type: string;
  readonly callback: (list: { getEntries(): Entry[] }) => void;
}

/**
 * Fakes the browser's performance entries, which jsdom lacks. `measure` passes an entry to the observers of its type.
 */
export const fakeMeasures = (types: readonly string[]) => {
  const subscriptions: Subscription[] = [];
  class FakeObserver {
    static readonly supportedEntryTypes = types;
    constructor(private readonly callback: Subscription['callback']) {}
    observe({ type }: { type: string }) {
      subscriptions.push({ type, callback: this.callback });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  return (type: string, entry: Entry) =>
    subscriptions
      .filter((one) => one.type === type)
      .forEach(({ callback }) => callback({ getEntries: () => [entry] }));
};

/** Simulates a hidden tab. */
export const hidePage = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Returns the current data layer, commands as plain lists. */
export const dataLayer = (): unknown[] => {
  const { dataLayer: layer = [] } = window as { dataLayer?: object[] };
  return layer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  );
};
