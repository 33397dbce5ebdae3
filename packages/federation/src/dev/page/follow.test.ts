import { followBuilds, type OpenPage } from './follow';

/** A page at build `first`; `next` maps each build to the one that its update leads to. */
const openPage = (first: string, next: Record<string, string> = {}, refreshes = true) => {
  const seen: string[] = [];
  let hash = first;
  const page: OpenPage = {
    hash: () => hash,
    patch() {
      const to = next[hash];
      if (!to) return Promise.resolve(false);
      if (to === 'broken') return Promise.reject(new Error('the update does not apply'));
      hash = to;
      return Promise.resolve(true);
    },
    refresh() {
      seen.push(`refresh ${hash}`);
      return Promise.resolve(refreshes);
    },
    reload: () => void seen.push('reload'),
    show: (problem) => void (problem && seen.push(`show ${problem}`)),
  };
  return { seen, take: followBuilds(page) };
};

describe('following builds', () => {
  it('patches the page as soon as the client build is done, and never reloads it for that build', async () => {
    const { seen, take } = openPage('1', { 1: '2' });
    await take({ state: 'built', hash: '2' });
    expect(seen).toEqual(['refresh 2']);
    await take({ state: 'live', hash: '2' });
    expect(seen).not.toContain('reload');
  });

  it('applies missed builds one by one', async () => {
    const { seen, take } = openPage('1', { 1: '2', 2: '3' });
    await take({ state: 'live', hash: '3' });
    expect(seen).toEqual(['refresh 3']);
  });

  it.each([
    ['there is no update', {}, true],
    ['the update does not apply', { 1: 'broken' }, true],
    ['the change cannot be shown in place', { 1: '2' }, false],
  ])('reloads when %s, once the shell serves the build', async (_why, next, refreshes) => {
    const { seen, take } = openPage('1', next, refreshes);
    await take({ state: 'built', hash: '2' });
    expect(seen).not.toContain('reload');
    await take({ state: 'live', hash: '2' });
    expect(seen.filter((event) => event === 'reload')).toHaveLength(1);
  });

  it('shows why a build failed, and leaves the page unchanged', async () => {
    const { seen, take } = openPage('1');
    await take({ state: 'failed', problem: 'a brace is missing' });
    expect(seen).toEqual(['show a brace is missing']);
  });

  it('processes events in order', async () => {
    const { seen, take } = openPage('1', { 1: '2', 2: '3' });
    await Promise.all([
      take({ state: 'built', hash: '2' }),
      take({ state: 'built', hash: '3' }),
      take({ state: 'live', hash: '3' }),
    ]);
    expect(seen).toEqual(['refresh 2', 'refresh 3']);
  });
});
