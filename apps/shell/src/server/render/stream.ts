import type { ReactNode } from 'react';
import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';

/** Milliseconds after which a page that still waits for something is sent as far as it is. */
const RENDER_DEADLINE = 8_000;

/**
 * Renders a tree between the start and the end of its document, as a stream that begins once the frame is ready.
 * Rejects when the frame itself cannot be rendered; what fails inside a Suspense boundary is left to the browser.
 */
export const renderStream = (
  tree: ReactNode,
  {
    start,
    end,
    nonce,
    onError,
  }: { start: string; end: string; nonce: string; onError(error: unknown): void },
): Promise<Readable> =>
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
      output.end(end);
    });
  });
