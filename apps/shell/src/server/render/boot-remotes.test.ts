import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { bootRemotes } from './boot-remotes';

const loaded = {
  name: 'careers',
  release: '0123456789ab',
  manifest: { paths: ['/careers'], slots: [], client: { entry: 'client/e.js' }, files: {} },
} as unknown as LoadedRemote;

const bootOf = (one: LoadedRemote) => {
  const remotes: ActiveRemotes = {
    version: '1',
    retired: [],
    remotes: [{ name: 'careers', paths: [], loaded: one }],
  };
  return bootRemotes(remotes)[0];
};

it('tells the browser which names of a release it refuses, and not which paths, cards and files', () => {
  const claims = ['/unis', 'card.universities', 'embed:a.js', 'storage:a', 'element:a', 'endpoint:a'];
  const refused = claims.map((claim) => ({ claim, owner: 'unis', owned: claim }));
  expect(bootOf({ ...loaded, refused })?.refused).toEqual(['storage:a', 'element:a', 'endpoint:a']);
  expect(bootOf(loaded)).not.toHaveProperty('refused');
});
