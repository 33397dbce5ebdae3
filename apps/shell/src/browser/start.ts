import { installDefaultPolicy } from '@signpost/shared-ui/trusted-types';

// Before anything loads a script: that is what it is asked about.
installDefaultPolicy();

// After the first paint: what the server rendered is there to be read, and need not wait for any of this to be run.
requestAnimationFrame(() => setTimeout(() => void import(/* webpackChunkName: "main" */ './main')));
