import * as v from 'valibot';
import { ALIVE, Hello, type HeightMessage } from './messages';

/**
 * Reports the height of an element to the parent window, initially and on each change. Sends it only to the parent, and
 * only to the origin that the parent's message came from; the server's `frame-ancestors` limits which sites may be
 * parents. Returns a function that stops it.
 */
export const reportHeight = (element: Element, parent: Window = window.parent): (() => void) => {
  let host: string | undefined;
  const tell = () => {
    if (!host) return;
    const { bottom } = element.getBoundingClientRect();
    const message: HeightMessage = {
      type: 'signpost:frame-height',
      height: Math.ceil(bottom + window.scrollY),
    };
    parent.postMessage(message, host);
  };
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || !v.is(Hello, data)) return;
    host = origin;
    tell();
  };
  const watch = new ResizeObserver(tell);
  window.addEventListener('message', hear);
  watch.observe(element);
  parent.postMessage(ALIVE, '*');
  return () => {
    window.removeEventListener('message', hear);
    watch.disconnect();
  };
};
