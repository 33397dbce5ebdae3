import { installDefaultPolicy } from '@signpost/shared-ui/trusted-types';
import { AHEAD_ID } from '../routing/boot';
import { breath } from './breath';

// Before anything loads a script: that is what it is asked about.
installDefaultPolicy();

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

// A frame that is out of sight is not painted, and the page around it waits to be told its height.
const next: (then: () => void) => unknown = window.parent === window ? requestAnimationFrame : setTimeout;

// After the first paint: what the server rendered is there to be read, and need not wait for any of this to come and run.
next(() =>
  setTimeout(() => {
    fetchAhead();
    void run();
  }),
);
