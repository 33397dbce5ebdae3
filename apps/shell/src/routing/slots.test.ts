import { RouterContextProvider } from 'react-router-dom';
import { fillSlot, slotContext, type SlotFiller } from './slots';

const Component = () => null;
const filler = (name: string, load: () => Promise<unknown>): SlotFiller => ({
  name,
  load: () =>
    Promise.resolve({
      routes: [],
      slots: { 'home.row': () => Promise.resolve({ Component, load }) },
    } as never),
});

const fill = async (...fillers: SlotFiller[]) => {
  const context = new RouterContextProvider();
  const failed: string[] = [];
  context.set(slotContext, { fillers: () => fillers, failed: (remote) => failed.push(remote) });
  const args = { context, request: new Request('https://site.test/'), params: {} };
  return { filled: await fillSlot('home.row', args as never), failed };
};

describe('a slot', () => {
  it('holds what each remote gives, in order', async () => {
    const { filled } = await fill(
      filler('unis', () => new Promise((resolve) => setTimeout(resolve, 20, 'late'))),
      filler('courses', () => Promise.resolve('soon')),
    );
    expect(filled.map(({ remote, data }) => [remote, data])).toEqual([
      ['unis', 'late'],
      ['courses', 'soon'],
    ]);
  });

  it('leaves out and reports a remote that fails, hangs, or does not fill it', async () => {
    const { filled, failed } = await fill(
      filler('broken', () => Promise.reject(new Error('no'))),
      filler('hung', () => new Promise(() => undefined)),
      { name: 'empty', load: () => Promise.resolve({ routes: [] }) },
      filler('well', () => Promise.resolve(1)),
    );
    expect(filled.map(({ remote }) => remote)).toEqual(['well']);
    expect(failed.sort()).toEqual(['broken', 'empty', 'hung']);
  });
});
