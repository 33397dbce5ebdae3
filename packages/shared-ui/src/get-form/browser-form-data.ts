// For tests: their environment has Node's FormData, which cannot read a form; a frame still has the browser's.
const frame = document.body.appendChild(document.createElement('iframe'));
const view = frame.contentWindow as (Window & typeof globalThis) | null;
if (view) globalThis.FormData = view.FormData;
frame.remove();

export {};
