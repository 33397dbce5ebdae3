import { matchPath } from 'react-router-dom';
import type { RemoteConfig, RemoteModule } from '../../contract';
import { declaredRoutes } from '../../release/checks/routes-match';
import { declaredSlots } from '../../release/checks/slots-filled';
import type { ReadSamples } from '../samples';

/** The source parts of a remote. */
interface RemoteSources {
  readonly config: RemoteConfig;
  readonly remote: RemoteModule;
  readonly samples: ReadSamples;
}

/**
 * Tests the conformance rules that need no build: a route for each owned path, every declared slot filled,
 * and sample addresses. `clauses` are the specification's codes for the routes.
 */
export const describeRemote = ({ config, remote, samples }: RemoteSources, clauses = ''): void => {
  it(`${clauses} has a route for each path it owns, and no other`.trim(), () => {
    expect(declaredRoutes(config, remote.routes)).toEqual([]);
  });

  it('fills the slots that it declares', () => {
    expect(declaredSlots(config, remote.slots)).toEqual([]);
  });

  it.each([...config.paths])('has a sample address of %s that matches it', (path) => {
    const { pathname } = new URL(samples.paths[path] ?? '', 'https://signpost.test');
    expect(config.paths.find((pattern) => matchPath(pattern, pathname))).toBe(path);
  });
};
