// After the first paint: what the server rendered is there to be read, and need not wait for any of this to be run.
requestAnimationFrame(() => setTimeout(() => void import(/* webpackChunkName: "main" */ './main')));
