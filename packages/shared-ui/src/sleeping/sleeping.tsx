import { memo, Suspense, use, useEffect, useRef, type ComponentType } from 'react';

/** A part of a page that the server draws, and that costs a visitor who never comes to it no script. */
export interface Sleeping<Props extends object> {
  readonly Component: ComponentType<Props>;
  /**
   * Loads the part where it has to be drawn: on the server, and on a page that the server did not draw. To be awaited by
   * the page's loader. Rejects when it cannot be loaded.
   */
  readonly ready: () => Promise<void>;
}

const STIR = 'signpost:stir';
const isStirred = (): boolean => 'stirred' in document.documentElement.dataset;

/**
 * Wakes every part that sleeps. To be called before React is told anything that parts may read from their surroundings:
 * it cannot know whether a sleeping one does, and would hold all of it back until that one is awake.
 */
export const wakeParts = (): void => {
  if (isStirred()) return;
  document.documentElement.dataset['stirred'] = '';
  window.dispatchEvent(new Event(STIR));
};

/** What a visitor may do, wherever that is: it may be the first step to using the part, or to another page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'popstate', STIR] as const;

// Before React, which lets no event through to a part that is not alive.
const EARLY = { passive: true, capture: true };

/** Wakes a part when it comes into view, or the visitor does anything at all. Gives the way to stop waiting. */
const whenWanted = (place: Element, wake: () => void): (() => void) => {
  if (isStirred()) {
    wake();
    return () => undefined;
  }
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wanted();
  });
  const stop = () => {
    seen.disconnect();
    TOUCHES.forEach((type) => window.removeEventListener(type, wanted, EARLY));
  };
  const wanted = () => {
    stop();
    wake();
  };
  seen.observe(place);
  TOUCHES.forEach((type) => window.addEventListener(type, wanted, EARLY));
  return stop;
};

/** Whether this page came from the server with the part in it, and is still being brought to life. */
const isServed = (name: string): boolean =>
  typeof document !== 'undefined' &&
  !('hydrated' in document.documentElement.dataset) &&
  document.querySelector(`[data-sleeping="${name}"]`) !== null;

/**
 * Makes a sleeping part of what `load` gives. What the server drew stays in place, with links and forms that work, and
 * is brought to life where it stands once it is wanted; one whose script cannot be had stays as it is. `name` is its
 * own in the page, and the name of its chunk. Its props must stay the same while it sleeps.
 */
export const sleeping = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Sleeping<Props> => {
  let Awake: ComponentType<Props> | undefined;
  let waking: Promise<void> | undefined;
  let tell: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => (tell = resolve));

  const wake = (): Promise<void> => {
    waking ??= load().then(
      (component) => {
        Awake = component;
        tell();
      },
      (error: unknown) => {
        // Not kept: the next page that needs it may find the network back.
        waking = undefined;
        // The page may not wait for it any longer.
        if (isStirred()) tell();
        throw error;
      },
    );
    // Whoever began it early and then had another reason to stop may never come to wait for it.
    waking.catch(() => undefined);
    return waking;
  };

  const Inside = (props: Props) => {
    if (!Awake) use(awake);
    return Awake && <Awake {...props} />;
  };

  const Place = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (Awake || !place.current) return;
      const tryAgain = () => void wake();
      const stop = whenWanted(place.current, () => {
        wake().catch(() => window.addEventListener(STIR, tryAgain, { once: true }));
      });
      return () => {
        stop();
        window.removeEventListener(STIR, tryAgain);
      };
    }, []);
    return (
      <div ref={place} data-sleeping={name}>
        <Suspense>
          <Inside {...props} />
        </Suspense>
      </div>
    );
  };

  return {
    // What changes around a part that sleeps must not reach it: it would be thrown away and drawn anew.
    Component: memo(Place) as unknown as ComponentType<Props>,
    ready: () => (isServed(name) ? Promise.resolve() : wake()),
  };
};
