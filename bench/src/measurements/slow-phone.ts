import type { BrowserContext, Page } from 'playwright-core';

/** How much slower the processor is made, as Lighthouse does to resemble a phone. */
const CPU_SLOWDOWN = 4;

/** Fast 3G as in Chromium's developer tools, in bytes a second and milliseconds. */
const FAST_3G = {
  offline: false,
  downloadThroughput: (1_440 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
  latency: 562.5,
};

/** Opens a page whose processor and connection are as slow as those of a phone on fast 3G. */
export const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  // The compiler of this program names functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
};
