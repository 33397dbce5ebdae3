/** Replaces the time limits of pages and calls by ones that pass when the test says so. Restore Jest's mocks afterwards. */
export const heldDeadlines = () => {
  const held: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    held.push(controller);
    return controller.signal;
  });
  return {
    /** Lets the limit pass that was set first, which is the page's. */
    passFirst: () => held[0]?.abort(new DOMException('it took too long', 'TimeoutError')),
    forget: () => void held.splice(0),
  };
};
