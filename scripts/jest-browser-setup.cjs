// Tests in the server environment have no document and need none of this.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // On a busy machine a state may take longer than the default of one second.
  jest.requireActual('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
  // The environment restores Node's globals, and Node's FormData cannot read a form; a frame still has the browser's.
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.FormData = frame.contentWindow.FormData;
  frame.remove();
}
