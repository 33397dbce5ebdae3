import '@testing-library/jest-dom';

// The environment restores Node's globals, and Node's FormData cannot read a form; a frame still has the
// browser's. Tests in the server environment have no document and do not need this.
if (typeof document !== 'undefined') {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.FormData = frame.contentWindow.FormData;
  frame.remove();
}
