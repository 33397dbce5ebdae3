/**
 * What a host's page runs beside its frames: each `<iframe data-signpost>` gets the height that its page tells. It listens
 * to those frames alone, and to the site alone that this script came from.
 */
const site = new URL((document.currentScript as HTMLScriptElement).src).origin;

const framesOf = (source: MessageEventSource | null): HTMLIFrameElement[] =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-signpost]')].filter(
    ({ contentWindow }) => source === null || contentWindow === source,
  );

/** A hello tells nothing, so whatever stands in the frame may hear it: nothing yet, perhaps, or another page. */
const greet = (frame: HTMLIFrameElement): void =>
  frame.contentWindow?.postMessage({ type: 'signpost:frame-hello' }, '*');

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== site || source === null) return;
  const [frame] = framesOf(source);
  if (!frame) return;
  const { type, height } = Object(data) as { type?: unknown; height?: unknown };
  if (type === 'signpost:frame-alive') greet(frame);
  if (type === 'signpost:frame-height' && typeof height === 'number' && height > 0 && height < 100_000) {
    // By script, so that a strict policy allows it; important, so that the host's own rules do not undo it.
    frame.style.setProperty('height', `${height}px`, 'important');
  }
});

// A page that lived before this script came is told now.
framesOf(null).forEach(greet);
export {};
