/**
 * Records the window's listeners from now on. The function that is returned removes them, as the end of a document does.
 */
export const recordListeners = (): (() => void) => {
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  return () => {
    for (const listener of added.splice(0)) window.removeEventListener(...listener);
  };
};
