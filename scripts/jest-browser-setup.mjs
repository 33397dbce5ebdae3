import '@testing-library/jest-dom';

// The environment restores Node's globals, and Node's FormData cannot read a form; a frame still has the browser's.
// A test that asks for the server's environment has no document, and needs none of this.
if (typeof document !== 'undefined') {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.FormData = frame.contentWindow.FormData;
  frame.remove();
}
