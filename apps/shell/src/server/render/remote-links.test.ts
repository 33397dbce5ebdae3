import type { ActiveRemotes } from '@signpost/federation/loading';
import { remoteLinks } from './remote-links';

const link = (href: string) => ({ area: 'guides', group: 'Read', name: href, href }) as const;
const running = (paths: readonly string[], nav?: readonly ReturnType<typeof link>[]) => ({
  name: 'money',
  paths,
  loaded: { manifest: { nav } },
});

it('links to pages that running remotes own, and to no path that belongs to another remote', () => {
  const remotes = [
    running(['/explore/money'], [link('/explore/money'), link('/explore/unis')]),
    running(['/explore/other']),
    { name: 'away', paths: ['/explore/away'], loaded: undefined },
  ] as unknown as ActiveRemotes['remotes'];
  expect(remoteLinks({ remotes })).toEqual([link('/explore/money')]);
});
