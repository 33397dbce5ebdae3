// Read while the script runs, because the script's own address is not available later.
import '../site';
import { takeHostModules, type ShareScope } from './host-modules';

/** The components by module name, each evaluated only after the host's React is available. */
const EXPOSED = {
  './subject-widget': () => import('./subject-widget'),
  './industry-guide-widget': () => import('./industry-guide-widget'),
} as const;

let scope: ShareScope = {};

/** Called first by the host's federation runtime, with the host's share scope. */
export const init = (given: ShareScope): void => {
  scope = given;
};

/** Called by the host's runtime for each requested module; resolves to a function that returns the module. */
export const get = async (name: string): Promise<() => unknown> => {
  const load = EXPOSED[name as keyof typeof EXPOSED] as (() => Promise<unknown>) | undefined;
  if (!load) throw new Error(`Signpost exposes ${Object.keys(EXPOSED).join(' and ')}, not ${name}`);
  await takeHostModules(scope);
  const module = await load();
  return () => module;
};
