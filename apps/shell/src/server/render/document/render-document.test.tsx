import { Suspense, use } from 'react';
import { isDeferred, renderStream, renderWhole } from './render-document';

const frame = { start: '<start>', nonce: 'n0nce', end: () => '<end>', onError: () => undefined };

const Deferred = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

describe('rendering a document', () => {
  it('renders a page without deferred data synchronously', () => {
    expect(renderWhole(<h1>Bath</h1>, frame)).toBe('<start><h1>Bath</h1><end>');
  });

  it('throws the error of a page, so that the error screen can be rendered', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => renderWhole(<Broken />, frame)).toThrow('broken');
  });

  it('reports an error inside a Suspense boundary and renders the rest', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const onError = jest.fn();
    const page = (
      <main>
        <h1>Bath</h1>
        <Suspense>
          <Broken />
        </Suspense>
      </main>
    );
    expect(renderWhole(page, { ...frame, onError })).toContain('<h1>Bath</h1>');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('detects deferred data', () => {
    expect(isDeferred({ page: { name: 'Bath' }, frame: null, text: 'x' })).toBe(false);
    expect(isDeferred({ page: { name: 'Bath', late: Promise.resolve() } })).toBe(true);
    expect(isDeferred({ page: Promise.resolve() })).toBe(true);
  });

  it('streams the frame before deferred parts, with the nonce on every script and the end last', async () => {
    let resolveText: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => (resolveText = resolve));
    const { body: stream, whole: all } = await renderStream(
      <main>
        <Suspense fallback={<p>Loading</p>}>
          <Deferred text={text} />
        </Suspense>
      </main>,
      frame,
    );
    const chunks: string[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const early = chunks.join('');
    expect(early).toMatch(/^<start>/);
    expect(early).toContain('Loading');
    expect(early).not.toContain('arrived');
    resolveText('arrived');
    await new Promise((resolve) => stream.once('end', resolve));
    const whole = chunks.join('');
    expect(whole).toContain('arrived');
    expect(whole).toMatch(/<end>$/);
    expect(await all).toBe(whole);
    expect(whole.match(/<script(?! nonce="n0nce")/g)).toBeNull();
  });
});
