import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endpointNames, type ApiModule } from './record-names';

/** The endpoints of an API client, as they are defined together. */
export type ClientEndpoints = readonly (readonly string[])[];

const known = new Map<string, ClientEndpoints>();

/** The endpoints of the API client that the remote in `folder` uses, which all remotes share. */
export const clientEndpoints = (folder: string): ClientEndpoints => {
  const load = createRequire(path.join(folder, 'package.json'));
  const root = path.resolve(load.resolve('@signpost/api-client/base'), '../..');
  const before = known.get(root);
  if (before) return before;
  const { api } = load('@signpost/api-client/base') as ApiModule;
  const { injectEndpoints } = api;
  const found: string[][] = [];
  api.injectEndpoints = (options) => {
    found.push(endpointNames(options));
    return injectEndpoints(options);
  };
  try {
    const domains = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of domains) if (name !== 'testing') load(`@signpost/api-client/${name}`);
  } finally {
    api.injectEndpoints = injectEndpoints;
  }
  known.set(root, found);
  return found;
};
