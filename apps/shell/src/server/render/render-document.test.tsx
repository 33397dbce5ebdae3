import { Suspense, use } from 'react';
import { isDeferred, renderStream, renderWhole } from './render-document';

const around = { start: '<start>', nonce: 'n0nce', end: () => '<end>', onError: () => undefined };

const Late = ({ words }: { words: Promise<string> }) => <p>{use(words)}</p>;

describe('rendering a document', () => {
  it('renders a page with all its data in one go', () => {
    expect(renderWhole(<h1>Bath</h1>, around)).toBe('<start><h1>Bath</h1><end>');
  });

  it('throws what a broken page throws, so that the error screen can be shown instead', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => renderWhole(<Broken />, around)).toThrow('broken');
  });

  it('tells of a part that cannot be drawn, and leaves it to the browser', () => {
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
    expect(renderWhole(page, { ...around, onError })).toContain('<h1>Bath</h1>');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('knows a page that waits for something from one that does not', () => {
    expect(isDeferred({ page: { name: 'Bath' }, frame: null, text: 'x' })).toBe(false);
    expect(isDeferred({ page: { name: 'Bath', late: Promise.resolve() } })).toBe(true);
    expect(isDeferred({ page: Promise.resolve() })).toBe(true);
  });

  it('sends the frame before what is late, with the nonce on every script, and the end last', async () => {
    let arrive: (words: string) => void = () => undefined;
    const words = new Promise<string>((resolve) => (arrive = resolve));
    const { body: stream, whole: all } = await renderStream(
      <main>
        <Suspense fallback={<p>Loading</p>}>
          <Late words={words} />
        </Suspense>
      </main>,
      around,
    );
    const chunks: string[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const early = chunks.join('');
    expect(early).toMatch(/^<start>/);
    expect(early).toContain('Loading');
    expect(early).not.toContain('arrived');
    arrive('arrived');
    await new Promise((resolve) => stream.once('end', resolve));
    const whole = chunks.join('');
    expect(whole).toContain('arrived');
    expect(whole).toMatch(/<end>$/);
    expect(await all).toBe(whole);
    expect(whole.match(/<script(?! nonce="n0nce")/g)).toBeNull();
  });
});
