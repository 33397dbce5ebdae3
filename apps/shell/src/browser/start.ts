import { installDefaultPolicy } from '@signpost/shared-ui/trusted-types';
import { AHEAD_ID, BOOT_ID } from '../routing/boot';
import { breath } from './breath';

// Before anything loads a script: that is what it is asked about. The server names the origin of the account provider's SDK.
const { scriptOrigin } = document.getElementById(BOOT_ID)?.dataset ?? {};
installDefaultPolicy(scriptOrigin ? [scriptOrigin] : []);

/** Has the browser fetch all scripts of the page side by side: each would else be asked for by the one before it. */
const fetchAhead = (): void => {
  const ahead = document.getElementById(AHEAD_ID);
  if (ahead instanceof HTMLTemplateElement) document.head.append(ahead.content);
};

/** Runs the program in pieces, though it comes in one: what it stands on first, which takes as long as the rest. */
const run = async (): Promise<void> => {
  await import(/* webpackChunkName: "main" */ './framework');
  await breath();
  await import(/* webpackChunkName: "main" */ '../shared-modules');
  await breath();
  await import(/* webpackChunkName: "main" */ './main');
};

/** Longest wait for the first paint, in milliseconds: a browser may not say, or not show the page at all. */
const PATIENCE = 3_000;

/** Resolves when there is something on the screen. A frame that is out of sight is not painted, and its host waits for its height. */
const firstPaint = (): Promise<unknown> =>
  window.parent !== window
    ? Promise.resolve()
    : new Promise((painted) => {
        new PerformanceObserver((seen) => {
          if (seen.getEntriesByName('first-contentful-paint').length > 0) painted(undefined);
        }).observe({ type: 'paint', buffered: true });
        setTimeout(painted, PATIENCE);
      });

// What the server rendered is there to be read, and need not wait for any of this to come and run.
void firstPaint().then(() =>
  setTimeout(() => {
    fetchAhead();
    void run();
  }),
);
