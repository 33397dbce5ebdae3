import * as v from 'valibot';
import { FRAME_READY, Hello, type HeightMessage } from './messages';

/**
 * Reports the height of an element to the parent window, initially and on each change. Sends it only to the parent, and
 * only to the origin that the parent's message came from; the server's `frame-ancestors` limits which sites may be
 * parents. Returns a function that stops it.
 */
export const reportHeight = (element: Element, parent: Window = window.parent): (() => void) => {
  let host: string | undefined;
  const sendHeight = () => {
    if (!host) return;
    const { bottom } = element.getBoundingClientRect();
    const message: HeightMessage = {
      type: 'signpost:frame-height',
      height: Math.ceil(bottom + window.scrollY),
    };
    parent.postMessage(message, host);
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || !v.is(Hello, data)) return;
    host = origin;
    sendHeight();
  };
  const observer = new ResizeObserver(sendHeight);
  window.addEventListener('message', onMessage);
  observer.observe(element);
  parent.postMessage(FRAME_READY, '*');
  return () => {
    window.removeEventListener('message', onMessage);
    observer.disconnect();
  };
};
