import type { ReactNode } from 'react';
import { PassThrough, type Readable } from 'node:stream';
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

/**
 * Renders a page whose data is all there, in one go: a third of the work of a stream that would have nothing to wait
 * for. Throws what rendering throws.
 */
export const renderWhole = (tree: ReactNode, { start, end }: Around): string =>
  start + renderToString(tree) + end();

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
    const late = setTimeout(() => abort(new Error('the page took too long')), RENDER_DEADLINE);
    late.unref();
    markup.once('end', () => {
      clearTimeout(late);
      output.end(end());
    });
  });
