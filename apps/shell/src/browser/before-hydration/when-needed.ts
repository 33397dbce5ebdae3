import { whenIdle } from '@signpost/shared-ui';
import { currentConnection } from '../prefetch/connection';

/** Whether the visitor saves data, or the connection is as slow as 3G or slower. */
const isCostly = (): boolean => {
  const { saveData, effectiveType = '' } = currentConnection();
  return saveData === true || /^(slow-)?[23]g$/.test(effectiveType);
};

/** A pointer, key or focus, which comes before anything that needs the scripts. */
const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

// In the capture phase, so that nothing in the page can stop the event before.
const LISTEN = { passive: true, capture: true };

const nextOf = (types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const onEvent = () => {
      types.forEach((type) => window.removeEventListener(type, onEvent, LISTEN));
      resolve();
    };
    types.forEach((type) => window.addEventListener(type, onEvent, LISTEN));
  });

/** Resolves at the visitor's next pointer, key or focus. */
export const nextIntent = (): Promise<void> => nextOf(INTENTS);

/**
 * Resolves at the next press. Before the first paint only a press counts: when the page appears below a pointer that
 * rests, the browser reports a move.
 */
export const nextPress = (): Promise<void> => nextOf(['pointerdown', 'keydown']);

/** Resolves when scripts can be had: the browser is online, or a service worker may have them. */
const whenReachable = (): Promise<unknown> =>
  navigator.onLine || navigator.serviceWorker?.controller
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Resolves when a page that is read needs its scripts: at the first pointer, key or focus, or before that when the
 * browser is idle, unless the connection is slow or the visitor saves data. Offline it waits for the connection, unless
 * a service worker keeps pages. `pressed` is a press that may have come before.
 */
export const whenNeeded = async (pressed: Promise<void>): Promise<void> => {
  await Promise.race([pressed, nextIntent(), ...(isCostly() ? [] : [whenIdle()])]);
  await whenReachable();
};
