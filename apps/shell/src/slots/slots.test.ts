import { RouterContextProvider } from 'react-router-dom';
import { fillRows } from './slot-rows-data';
import { fillCards, slotContext, type SlotFiller } from './slots';

const Component = () => null;
const never = () => new Promise<never>(() => undefined);
const filler = (name: string, load: () => Promise<unknown>): SlotFiller => ({
  name,
  load: () =>
    Promise.resolve({
      routes: [],
      slots: { 'home.row': () => Promise.resolve({ Component, load }) },
    }),
});

const opened = (fillers: (slot: string) => SlotFiller[]) => {
  const context = new RouterContextProvider();
  const failed: string[] = [];
  context.set(slotContext, {
    fillers,
    hosted: () => undefined,
    failed: (remote, slot) => failed.push(`${remote} ${slot}`),
  });
  return { args: { context, request: new Request('https://site.test/') }, failed };
};

const fill = async (...fillers: SlotFiller[]) => {
  const { args, failed } = opened(() => fillers);
  return { filled: await fillRows('home.row', args), failed };
};

describe('a row', () => {
  it('has the content of each remote, in order [R-01]', async () => {
    const { filled } = await fill(
      filler('unis', () => new Promise((resolve) => setTimeout(resolve, 20, 'late'))),
      filler('courses', () => Promise.resolve('soon')),
    );
    expect(filled.map(({ remote, data }) => [remote, data])).toEqual([
      ['unis', 'late'],
      ['courses', 'soon'],
    ]);
  });

  it('leaves out and reports a remote that fails, hangs, or does not fill it [R-01]', async () => {
    const { filled, failed } = await fill(
      filler('broken', () => Promise.reject(new Error('no'))),
      filler('hung', never),
      { name: 'empty', load: () => Promise.resolve({ routes: [] }) },
      filler('well', () => Promise.resolve(1)),
    );
    expect(filled.map(({ remote }) => remote)).toEqual(['well']);
    expect(failed.sort()).toEqual(['broken home.row', 'empty home.row', 'hung home.row']);
  });
});

describe('the cards of kinds', () => {
  const card = { Component, facts: () => [] };
  const squad = (load: () => Promise<unknown>): SlotFiller => ({
    name: 'squad',
    load: load as SlotFiller['load'],
  });

  it('come from the squads that own the kinds, each loaded once; the shell’s own kinds load none [R-16]', async () => {
    const asked: string[] = [];
    const { args, failed } = opened((slot) => {
      asked.push(slot);
      return [squad(() => Promise.resolve({ slots: { [slot]: () => Promise.resolve(card) } }))];
    });
    const cards = await fillCards(['courses', 'articles', 'courses', 'careers'], args);
    expect(cards).toEqual({ courses: card, careers: card });
    expect(asked.sort()).toEqual(['card.careers', 'card.courses']);
    expect(failed).toEqual([]);
  });

  it('are left out within the timeout when a squad’s remote fails or hangs [R-16] [R-12]', async () => {
    const { args, failed } = opened((slot) => [
      squad(slot === 'card.careers' ? never : () => Promise.reject(new Error('dead'))),
    ]);
    const start = performance.now();
    expect(await fillCards(['courses', 'careers'], args)).toEqual({});
    expect(performance.now() - start).toBeLessThan(2_500);
    expect(failed).toEqual(['squad card.courses', 'squad card.careers']);
  });
});
