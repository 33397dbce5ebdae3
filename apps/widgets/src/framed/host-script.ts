/**
 * Script for a host's page: sets each `<iframe data-signpost>` to the height that its page reports. Accepts messages
 * only from those frames, and only from the origin of this script.
 */
const site = new URL((document.currentScript as HTMLScriptElement).src).origin;

const framesOf = (source: MessageEventSource | null): HTMLIFrameElement[] =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-signpost]')].filter(
    ({ contentWindow }) => source === null || contentWindow === source,
  );

/** A hello contains no data, so it is safe to send to any document in the frame, even before the page has loaded. */
const sendHello = (frame: HTMLIFrameElement): void =>
  frame.contentWindow?.postMessage({ type: 'signpost:frame-hello' }, '*');

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== site || source === null) return;
  const [frame] = framesOf(source);
  if (!frame) return;
  const { type, height } = Object(data) as { type?: unknown; height?: unknown };
  if (type === 'signpost:frame-alive') sendHello(frame);
  if (type === 'signpost:frame-height' && typeof height === 'number' && height > 0 && height < 100_000) {
    // Set by script, so that a strict policy allows it; important, so that the host's own rules do not override it.
    frame.style.setProperty('height', `${height}px`, 'important');
  }
});

// Notifies pages that loaded before this script.
framesOf(null).forEach(sendHello);
export {};
