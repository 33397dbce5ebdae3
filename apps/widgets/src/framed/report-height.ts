import * as v from 'valibot';
import { ALIVE, Hello, type HeightMessage } from './messages';

/**
 * Tells the page around this frame how high an element is, now and whenever that changes. It answers only its own
 * parent, and only the origin that parent spoke from; who may be a parent at all is the server's `frame-ancestors`.
 * Gives how to stop.
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
