import { findSteps, takeOff } from './next-steps';

const idea = (name: string, search: string) => ({ name, search });

describe('next steps from an empty list', () => {
  it('are the ideas with results, in order, each address once under its first label', async () => {
    const count = jest.fn(async (search: string) => ({ a: 3, b: 0, c: undefined, d: 7 })[search]);
    const ideas = [idea('A', 'a'), idea('B', 'b'), idea('C', 'c'), idea('D', 'd'), idea('again', 'a')];
    expect(await findSteps(ideas, (search) => `/list?q=${search}`, count)).toEqual([
      { name: 'A', href: '/list?q=a', total: 3 },
      { name: 'D', href: '/list?q=d', total: 7 },
    ]);
    expect(count).toHaveBeenCalledTimes(4);
  });

  it('are limited in number, and so are the ideas tried', async () => {
    const count = jest.fn(async () => 1);
    const ideas = Array.from({ length: 30 }, (_, at) => idea(`${at}`, `${at}`));
    expect(await findSteps(ideas, (search) => search, count)).toHaveLength(5);
    expect(count).toHaveBeenCalledTimes(10);
  });

  it('quote a removed filter once', () => {
    expect([takeOff('Wales'), takeOff('“law”')]).toEqual(['Take off “Wales”', 'Take off “law”']);
  });
});
