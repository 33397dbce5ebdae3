// Now, while this script runs, it can be told where it came from.
import '../site';
import { takeHostModules, type ShareScope } from './host-modules';

/** The components, each run only once the host's React is there. */
const EXPOSED = {
  './subject-widget': () => import('./subject-widget'),
  './industry-guide-widget': () => import('./industry-guide-widget'),
} as const;

let scope: ShareScope = {};

/** Called by the host's federation runtime first, with what the host shares. */
export const init = (given: ShareScope): void => {
  scope = given;
};

/** Called by it for each module that is wanted; gives a function that gives the module. */
export const get = async (name: string): Promise<() => unknown> => {
  const load = EXPOSED[name as keyof typeof EXPOSED] as (() => Promise<unknown>) | undefined;
  if (!load) throw new Error(`Signpost exposes ${Object.keys(EXPOSED).join(' and ')}, not ${name}`);
  await takeHostModules(scope);
  const module = await load();
  return () => module;
};
