import { HYDRATED_EVENT, isPageHydrated, PENDING } from '@signpost/shared-ui';

/** A press on a button that was not hydrated yet, with what the button said then. */
interface Press {
  readonly button: HTMLButtonElement;
  readonly state: string;
}

/** A press that is not answered after this time is dropped, in milliseconds: its script could not be loaded. */
const PRESS_TIMEOUT_MS = 10_000;

const stateOf = (button: HTMLButtonElement): string =>
  `${button.textContent} ${button.getAttribute('aria-pressed') ?? button.getAttribute('aria-expanded') ?? ''}`;

/**
 * Whether React answers the button's events: the page is hydrated, and so is the island around the button. Islands of
 * older releases do not say so.
 */
const isHydrated = (button: HTMLButtonElement): boolean =>
  isPageHydrated() && button.closest('[data-island][data-hydrated="false"]') === null;

/** Whether a press needs a script: links, forms and popovers work without. */
const needsScript = ({ type, popoverTargetElement }: HTMLButtonElement): boolean =>
  type === 'button' && !popoverTargetElement;

const repeat = ({ button, state }: Press): void => {
  button.removeAttribute(PENDING);
  // Hydration may have changed it, such as "Save" to "Saved": the visitor meant the button as it was.
  if (button.isConnected && stateOf(button) === state) button.click();
};

/**
 * Keeps presses on buttons in `root` that are not hydrated, marks the buttons as pending, and repeats the presses in
 * order when they are.
 */
export const keepPresses = (root: HTMLElement): void => {
  let kept: readonly Press[] = [];
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !needsScript(button) || !root.contains(button) || isHydrated(button)) return;
      event.stopImmediatePropagation();
      if (button.hasAttribute(PENDING)) return;
      const press = { button, state: stateOf(button) };
      kept = [...kept, press];
      button.setAttribute(PENDING, '');
      setTimeout(() => {
        if (!kept.includes(press)) return;
        kept = kept.filter((each) => each !== press);
        button.removeAttribute(PENDING);
      }, PRESS_TIMEOUT_MS);
    },
    { capture: true },
  );
  // Values that differ in the browser, such as what is saved, are rendered right after hydration.
  window.addEventListener(HYDRATED_EVENT, () =>
    setTimeout(() => {
      const ready = kept.filter(({ button }) => isHydrated(button));
      kept = kept.filter((press) => !ready.includes(press));
      ready.forEach(repeat);
    }),
  );
};
