/** Runs once the next frame is drawn: work that the visitor does not wait for, after a change that they do. */
export const afterNextFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
