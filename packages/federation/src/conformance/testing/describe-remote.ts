import { matchPath } from 'react-router-dom';
import type { RemoteConfig, RemoteModule } from '../../contract';
import { declaredRoutes } from '../release/routes-match';
import { declaredSlots } from '../release/slots-filled';
import type { ReadSamples } from '../samples';

/** What a remote is made of, as its sources say. */
interface RemoteSources {
  readonly config: RemoteConfig;
  readonly remote: RemoteModule;
  readonly samples: ReadSamples;
}

/**
 * Tests what the conformance kit asks of every remote and needs no build: that it has a route for each path it owns,
 * fills the slots that it declares, and says where to look at it. `clauses` name the routes of the specification.
 */
export const describeRemote = ({ config, remote, samples }: RemoteSources, clauses = ''): void => {
  it(`${clauses} has a route for each path it owns, and no other`.trim(), () => {
    expect(declaredRoutes(config, remote.routes)).toEqual([]);
  });

  it('fills the slots that it says it fills', () => {
    expect(declaredSlots(config, remote.slots)).toEqual([]);
  });

  it.each([...config.paths])('has a sample address of %s, which leads there', (path) => {
    const { pathname } = new URL(samples.paths[path] ?? '', 'https://signpost.test');
    expect(config.paths.find((pattern) => matchPath(pattern, pathname))).toBe(path);
  });
};
