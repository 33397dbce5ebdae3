import { memo, Suspense, use, useEffect, useRef, type ComponentType, type RefObject } from 'react';
import {
  isHydrationForced,
  isPageHydrated,
  markHydrated,
  onForcedHydration,
  onInteraction,
  whenVisible,
} from './hydrate-when';

/** A part of a page that the server renders, and whose script is loaded only when the visitor needs it. */
export interface Island<Props extends object> {
  readonly Component: ComponentType<Props>;
  /**
   * Loads the script where the island has to be rendered: on the server, and on a page that the server did not render.
   * The page's loader awaits it. Rejects when the script cannot be loaded.
   */
  readonly ready: () => Promise<void>;
}

/** Whether the server rendered this island into the current page, which is still being hydrated. */
const isServerRendered = (name: string): boolean =>
  typeof document !== 'undefined' &&
  !isPageHydrated() &&
  document.querySelector(`[data-island="${name}"]`) !== null;

/** Marks the island around it once it is hydrated. */
const HydrationMark = ({ island }: { island: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (island.current) markHydrated(island.current);
  }, [island]);
  return null;
};

/**
 * Makes an island of the component that `load` gives. The server's markup stays, with links and forms that work, and is
 * hydrated in place when it comes into view or at the first interaction anywhere; without its script it stays as it is.
 * `name` is unique in the page, and the name of the chunk. Its props must stay the same until it is hydrated.
 */
export const createIsland = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Island<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let release: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (release = resolve));

  const loadOnce = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        release();
      },
      (error: unknown) => {
        // Not kept: the next page that needs it may have a connection again.
        loading = undefined;
        // A suspended island would hold back the whole page's next update.
        if (isHydrationForced()) release();
        throw error;
      },
    );
    // A caller that stopped waiting must not cause an unhandled rejection.
    loading.catch(() => undefined);
    return loading;
  };

  const Content = (props: Props) => {
    if (!Loaded) use(loaded);
    return Loaded && <Loaded {...props} />;
  };

  const Boundary = (props: Props) => {
    const boundary = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = boundary.current;
      if (Loaded || !element) return;
      let stopRetry: () => void = () => undefined;
      const hydrate = () => {
        stop();
        loadOnce().catch(() => (stopRetry = onForcedHydration(() => void loadOnce())));
      };
      const stops: (() => void)[] = [];
      const stop = () => stops.forEach((each) => each());
      stops.push(onInteraction(hydrate));
      if (!isHydrationForced()) stops.push(whenVisible(element, hydrate));
      return () => {
        stop();
        stopRetry();
      };
    }, []);
    return (
      <div ref={boundary} data-island={name} data-hydrated="false">
        <Suspense>
          <Content {...props} />
          <HydrationMark island={boundary} />
        </Suspense>
      </div>
    );
  };

  return {
    // Memoised, because a new render around an island that is not hydrated makes React discard its markup.
    Component: memo(Boundary) as unknown as ComponentType<Props>,
    ready: () => (isServerRendered(name) ? Promise.resolve() : loadOnce()),
  };
};
