import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import { codeOf, collectBytes, PHONE, scriptOf } from '../measurements/bytes';
import type { MeasuredRoute } from '../routes';
import { median } from '../statistics';
import { measureSavePress, type SavePress } from './save-press';

/** What a page costs a visitor with an empty cache. Bytes are of the bodies as transferred. */
export interface PageCost {
  /** Script that is downloaded with data saving on, before anything is touched. */
  readonly scriptBefore: number;
  /** Script that is downloaded once all is there, on a fast connection. */
  readonly script: number;
  /** Script, styles and document. */
  readonly code: number;
  readonly press: SavePress;
}

const inNewContext = async <Result>(
  browser: Browser,
  measure: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(PHONE);
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
};

/** What Chromium tells a page when the visitor saves data. */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

/** Measures a page in Chromium: its bytes with and without data saving, and the median of `presses` first presses. */
export const measurePageCost = async (
  origin: string,
  route: MeasuredRoute,
  presses: number,
): Promise<PageCost> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const before = await inNewContext(browser, async (context) => {
      await saveData(context);
      return collectBytes(context, origin, route);
    });
    const all = await inNewContext(browser, (context) => collectBytes(context, origin, route));
    const pressed: SavePress[] = [];
    for (let round = 0; round < presses; round += 1) {
      pressed.push(await inNewContext(browser, (context) => measureSavePress(context, origin, route)));
    }
    return {
      scriptBefore: scriptOf(before),
      script: scriptOf(all),
      code: codeOf(all),
      press: {
        answered: median(pressed.map(({ answered }) => answered)),
        done: median(pressed.map(({ done }) => done)),
      },
    };
  } finally {
    await browser.close();
  }
};
