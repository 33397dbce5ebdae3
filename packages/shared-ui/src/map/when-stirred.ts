/** What a visitor does who has begun to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

// Also of parts of the page that scroll by themselves.
const ANYWHERE = { passive: true, capture: true };

/**
 * Calls back when the visitor first does anything; at once on a page that the server did not draw, for they came to it by
 * doing something. Gives the way to stop waiting.
 */
export const whenStirred = (then: () => void): (() => void) => {
  if ('hydrated' in document.documentElement.dataset) {
    then();
    return () => undefined;
  }
  const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, stirred, ANYWHERE));
  const stirred = () => {
    stop();
    then();
  };
  SIGNS.forEach((sign) => window.addEventListener(sign, stirred, ANYWHERE));
  return stop;
};
