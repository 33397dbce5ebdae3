import { findSteps, takeOff } from './next-steps';

const idea = (name: string, search: string) => ({ name, search });

describe('next steps from a list without anything in it', () => {
  it('are the ideas that find something, in order, each address once under its first name', async () => {
    const count = jest.fn(async (search: string) => ({ a: 3, b: 0, c: undefined, d: 7 })[search]);
    const ideas = [idea('A', 'a'), idea('B', 'b'), idea('C', 'c'), idea('D', 'd'), idea('again', 'a')];
    expect(await findSteps(ideas, (search) => `/list?q=${search}`, count)).toEqual([
      { name: 'A', href: '/list?q=a', total: 3 },
      { name: 'D', href: '/list?q=d', total: 7 },
    ]);
    expect(count).toHaveBeenCalledTimes(4);
  });

  it('are few, and few are tried', async () => {
    const count = jest.fn(async () => 1);
    const ideas = Array.from({ length: 30 }, (_, at) => idea(`${at}`, `${at}`));
    expect(await findSteps(ideas, (search) => search, count)).toHaveLength(5);
    expect(count).toHaveBeenCalledTimes(10);
  });

  it('quote what is taken off once', () => {
    expect([takeOff('Wales'), takeOff('“law”')]).toEqual(['Take off “Wales”', 'Take off “law”']);
  });
});
