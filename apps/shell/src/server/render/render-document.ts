import type { ReactNode } from 'react';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Milliseconds after which a page that still waits for something is sent as far as it is. */
const RENDER_DEADLINE = 8_000;

/** What goes around a page's markup. `end` is asked last, when all that was waited for is there. */
export interface Around {
  readonly start: string;
  readonly nonce: string;
  end(): string;
  onError(error: unknown): void;
}

const isPromise = (value: unknown): boolean => value instanceof Promise;

/** Whether a loader gave something that is still on its way: then the page has something to wait for. */
export const isDeferred = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  Object.values(loaderData).some(
    (data) =>
      isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise)),
  );

/** What React writes in place of a part (a Suspense boundary) that it could not draw. */
const NOT_DRAWN = '<!--$!-->';

/**
 * Renders a page whose data is all there, in one go: a third of the work of a stream that would have nothing to wait
 * for. Throws what rendering throws; a sleeping part that throws is told of, and left to the browser.
 */
export const renderWhole = (tree: ReactNode, { start, end, onError }: Around): string => {
  const markup = renderToString(tree);
  if (markup.includes(NOT_DRAWN)) onError(new Error('a part of the page could not be drawn'));
  return start + markup + end();
};

/** Gives a page up that still waits after the deadline; what is there by then is sent. Gives how to call that off. */
const giveUpLate = (abort: (reason: Error) => void): (() => void) => {
  const late = setTimeout(() => abort(new Error('the page took too long')), RENDER_DEADLINE);
  late.unref();
  return () => clearTimeout(late);
};

/**
 * Renders a page with deferred data as a stream that begins once the frame is ready; what is late follows in place.
 * Rejects when the frame itself cannot be rendered; what fails inside a Suspense boundary is left to the browser.
 */
export const renderStream = (tree: ReactNode, { start, end, nonce, onError }: Around): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const output = new PassThrough();
    const markup = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onShellReady() {
        output.write(start);
        pipe(markup);
        markup.pipe(output, { end: false });
        resolve(output);
      },
      onShellError: reject,
      onError,
    });
    const inTime = giveUpLate(abort);
    markup.once('end', () => {
      inTime();
      output.end(end());
    });
  });

/** What React says of pictures ahead of the markup: for a head, which a host has of its own (B-12). */
const HINTS = /^(?:<link [^>]*>)+/;

/**
 * Renders a page for a host's server, whole once all that is late is there: it needs no script to put it in its place.
 * Rejects as `renderStream` does.
 */
export const renderSettled = (tree: ReactNode, { start, end, onError }: Around): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // However long a late part is, it stands where it belongs.
      progressiveChunkSize: Infinity,
      onAllReady() {
        inTime();
        text(pipe(new PassThrough())).then(
          (markup) => resolve(start + markup.replace(HINTS, '') + end()),
          reject,
        );
      },
      onShellError: reject,
      onError,
    });
    const inTime = giveUpLate(abort);
  });
