import { isPageHydrated } from '@signpost/shared-ui';

/** The events of a press. When one reaches React during hydration, it hydrates the whole page in one task. */
const PRESS_EVENTS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
] as const;

/** React has to know of a click that changes a form control. */
const isChange = ({ type, target }: Event): boolean =>
  type === 'click' && target instanceof Element && target.closest('label, input, select, textarea') !== null;

/**
 * Keeps presses in `root` from React until the page is hydrated, so that the visitor does not wait for that: the browser
 * follows links and opens menus without React, and `keepPresses` repeats what needs it.
 */
export const holdBackPresses = (root: HTMLElement): void => {
  for (const type of PRESS_EVENTS)
    root.parentElement?.addEventListener(
      type,
      (event) => {
        if (!isPageHydrated() && root.contains(event.target as Node) && !isChange(event))
          event.stopPropagation();
      },
      { capture: true, passive: true },
    );
};
