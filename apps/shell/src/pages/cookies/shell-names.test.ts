import { SHELL_NAMES } from '@signpost/federation/contract';
import { accountCookies } from './account-cookies';
import { experimentEntries, functionalEntries, requestedEntries } from './stored-entries';

/** Entries of remotes, which declare them in `names`. */
const OF_REMOTES = ['storage:UcasCacheItem.viewedCourses', 'storage:signpost.plan-put-aside'];

it('every entry that the site stores belongs to the shell or a package, or to a remote', () => {
  const entries = [
    ...accountCookies(),
    ...experimentEntries(),
    ...functionalEntries(),
    ...requestedEntries(),
  ];
  const stored = entries.map(({ key }) => `storage:${key.endsWith('_') ? `${key}*` : key}`);
  const own = SHELL_NAMES.filter((name) => name.startsWith('storage:'));
  expect(stored.sort()).toEqual([...own, ...OF_REMOTES].sort());
});
