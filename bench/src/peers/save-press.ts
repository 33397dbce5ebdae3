import type { BrowserContext } from 'playwright-core';
import { openSlowPage } from '../measurements/slow-phone';
import type { MeasuredRoute } from '../routes';

/** Milliseconds from a press on the first Save button, made right after the load event. */
export interface SavePress {
  /** Until the button shows that it was pressed. */
  readonly answered: number;
  /** Until it shows that the page is saved. */
  readonly done: number;
}

/** Runs in the page: records when the first Save button is pressed, changes, and shows that it is pressed. */
const recordPress = (): void => {
  const times: { pressed?: number; answered?: number; done?: number } = {};
  Object.assign(window, { pressTimes: times });
  window.addEventListener(
    'pointerdown',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || times.pressed !== undefined) return;
      times.pressed = event.timeStamp;
      const look = () => {
        const now = performance.now();
        times.answered ??= now;
        if (button.getAttribute('aria-pressed') === 'true') times.done ??= now;
      };
      new MutationObserver(look).observe(button, { attributes: true, childList: true, subtree: true });
    },
    { capture: true },
  );
};

/**
 * Opens a page on a slow phone, presses its first Save button as soon as the page has loaded, and waits until the page
 * is saved. Throws when it is not within Playwright's timeout.
 */
export const measureSavePress = async (
  context: BrowserContext,
  origin: string,
  { path }: MeasuredRoute,
): Promise<SavePress> => {
  const page = await openSlowPage(context);
  await page.addInitScript(() => localStorage.setItem('signpost.measuring', '{"version":1,"value":false}'));
  await page.addInitScript(recordPress);
  await page.goto(new URL(path, origin).href, { waitUntil: 'load' });
  await page
    .getByRole('button', { name: /^Save\b/ })
    .first()
    .click();
  const times = await page.waitForFunction(() => {
    const { pressed, answered, done } = (
      window as unknown as { pressTimes: { pressed?: number; answered?: number; done?: number } }
    ).pressTimes;
    return pressed !== undefined && answered !== undefined && done !== undefined
      ? { answered: answered - pressed, done: done - pressed }
      : null;
  });
  return (await times.jsonValue()) as SavePress;
};
