import { installDefaultPolicy } from '@signpost/shared-ui/trusted-types';
import { PRELOAD_ID, BOOT_ID } from '../transfer/boot-data';
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
 */
const run = async (): Promise<void> => {
  await import(/* webpackChunkName: "main" */ './framework');
  await yieldToMain();
  await import(/* webpackChunkName: "main" */ '../shared-modules/shared-modules');
  await yieldToMain();
  await import(/* webpackChunkName: "main" */ './main');
};

/** Longest wait for the first paint, in milliseconds: a browser may not report it, or not show the page at all. */
const FIRST_PAINT_TIMEOUT_MS = 3_000;

/**
 * Resolves after the first paint. An invisible frame is not painted, and its host waits for its height, so a framed
 * page does not wait.
 */
const waitForFirstPaint = (): Promise<unknown> =>
  window.parent !== window
    ? Promise.resolve()
    : new Promise((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
        }).observe({ type: 'paint', buffered: true });
        setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS);
      });

// The server's markup is readable without scripts, so these wait for the first paint.
void waitForFirstPaint().then(() =>
  setTimeout(() => {
    preloadScripts();
    void run();
  }),
);
