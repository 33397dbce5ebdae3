/** @jest-environment jsdom */
import type { LoaderFunctionArgs } from 'react-router-dom';
import { lazyLoader } from './lazy-loader';

const args = { params: { id: '7' } } as unknown as LoaderFunctionArgs;
const chunk = { loader: ({ params }: LoaderFunctionArgs) => `course ${params['id']}` };
const html = document.documentElement;

afterEach(() => delete html.dataset['hydrated']);

describe('loader in a chunk of its own', () => {
  it('is not fetched for a server-rendered page until the visitor interacts', () => {
    const load = jest.fn(() => Promise.resolve(chunk));
    lazyLoader(load);
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched immediately for a page reached by client-side navigation', () => {
    html.dataset['hydrated'] = '';
    const load = jest.fn(() => Promise.resolve(chunk));
    lazyLoader(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns and throws what the loader does', async () => {
    await expect(lazyLoader(() => Promise.resolve(chunk))(args)).resolves.toBe('course 7');
    const refusing = lazyLoader(() => Promise.resolve({ loader: () => Promise.reject(new Error('no')) }));
    await expect(refusing(args)).rejects.toThrow('no');
  });

  it('retries on the next call after a failed fetch', async () => {
    html.dataset['hydrated'] = '';
    const load = jest
      .fn(() => Promise.resolve(chunk))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const loader = lazyLoader(load);
    await expect(loader(args)).rejects.toThrow('offline');
    await expect(loader(args)).resolves.toBe('course 7');
  });
});
