import { isPageHydrated } from '@signpost/shared-ui';
import { installDefaultPolicy } from '@signpost/shared-ui/trusted-types';
import { followBanner } from '../analytics/consent/follow-banner';
import { pushFirstView } from '../analytics/first-view';
import { START_ERROR } from '../startup/start-error';
import { PRELOAD_ID, BOOT_ID, ROOT_ID } from '../transfer/boot-data';
import { keepPresses } from './before-hydration/keep-presses';
import { nextIntent, nextPress, whenNeeded } from './before-hydration/when-needed';
import { readBootData } from './boot-data';
import { followChunkFailures, hasChunkFailed, reloadPage } from './chunk-failures';
import { recordFailure } from './failures/record-failure';
import { yieldToMain } from './yield-to-main';

// Before any script is loaded, because the policy checks script URLs. The server gives the origin of the account
// provider's SDK.
const { scriptOrigin } = document.getElementById(BOOT_ID)?.dataset ?? {};
installDefaultPolicy(scriptOrigin ? [scriptOrigin] : []);

/** Preloads all scripts of the page in parallel; otherwise each is requested only by the script before it. */
const preloadScripts = (): void => {
  const template = document.getElementById(PRELOAD_ID);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
};

/**
 * Evaluates the program in several tasks, although it is one file: the libraries first, which take as long as the rest.
 * Returns the function that starts the page.
 */
const loadProgram = async (): Promise<() => Promise<void>> => {
  await yieldToMain();
  preloadScripts();
  await import(/* webpackChunkName: "main" */ './framework');
  await yieldToMain();
  await import(/* webpackChunkName: "main" */ '@signpost/api-client/base');
  await yieldToMain();
  await import(/* webpackChunkName: "main" */ '../shared-modules/shared-modules');
  await yieldToMain();
  return (await import(/* webpackChunkName: "main" */ './main')).startPage;
};

/** Longest wait for the first paint, in milliseconds: a browser may not report it, or not show the page at all. */
const FIRST_PAINT_TIMEOUT_MS = 3_000;

const isFramed = (): boolean => window.parent !== window;

/**
 * Resolves after the first paint. An invisible frame is not painted, and its host waits for its height, so a framed
 * page does not wait.
 */
const waitForFirstPaint = (): Promise<unknown> =>
  isFramed()
    ? Promise.resolve()
    : new Promise((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
        }).observe({ type: 'paint', buffered: true });
        setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS);
      });

/**
 * Does without the page's scripts what cannot wait for them. The server's markup can be read, and its links work. Returns
 * whether the page is one that is read.
 */
const startBeforeHydration = (): boolean => {
  const boot = readBootData();
  const root = document.getElementById(ROOT_ID);
  if (root) keepPresses(root);
  if (!boot.framed) followBanner();
  pushFirstView(boot);
  return boot.reading === true;
};

/** Reports an error during the start. It is not shown: the server's markup can be read, and its links work. */
const reportStartError = (error: unknown): void => {
  recordFailure('start', error);
  window.dispatchEvent(new CustomEvent(START_ERROR, { detail: error }));
  console.error(error);
};

/** Loads the scripts of a page that is read. When they cannot be loaded it tries again at the next intent. */
const loadUntilLoaded = async (): Promise<() => Promise<void>> => {
  for (;;) {
    try {
      return await loadProgram();
    } catch (error) {
      reportStartError(error);
      await nextIntent();
    }
  }
};

const start = async (): Promise<void> => {
  let isReading = false;
  try {
    isReading = startBeforeHydration();
  } catch (error) {
    // Hydration does not depend on it.
    reportStartError(error);
  }
  // From the start, because the visitor may press something before the first paint.
  const pressed = nextPress();
  await waitForFirstPaint();
  if (isReading) await whenNeeded(pressed);
  const startPage = await (isReading ? loadUntilLoaded() : loadProgram());
  await startPage();
};

followChunkFailures();
window.addEventListener('error', ({ error }) => recordFailure('uncaught', error));
window.addEventListener('unhandledrejection', ({ reason }) => recordFailure('uncaught', reason));

start().catch((error: unknown) => {
  reportStartError(error);
  if (hasChunkFailed() && !isPageHydrated()) reloadPage();
});
