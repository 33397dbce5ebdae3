type Entry = Readonly<Record<string, unknown>>;

interface Watching {
  readonly type: string;
  readonly tell: (list: { getEntries(): Entry[] }) => void;
}

/** Stands in for the browser's measures, which jsdom has none of. `measure` gives an entry to who observes its type. */
export const fakeMeasures = (types: readonly string[]) => {
  const watching: Watching[] = [];
  class FakeObserver {
    static readonly supportedEntryTypes = types;
    constructor(private readonly tell: Watching['tell']) {}
    observe({ type }: { type: string }) {
      watching.push({ type, tell: this.tell });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  return (type: string, entry: Entry) =>
    watching.filter((one) => one.type === type).forEach(({ tell }) => tell({ getEntries: () => [entry] }));
};

/** The page as it is when its tab is hidden. */
export const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** What is in the data layer now, commands as plain lists. */
export const dataLayer = (): unknown[] => {
  const { dataLayer: layer = [] } = window as { dataLayer?: object[] };
  return layer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  );
};
