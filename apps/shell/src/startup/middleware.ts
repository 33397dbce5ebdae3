import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** A function that runs before a loader, with the loader's arguments. */
export type Step = (args: LoaderFunctionArgs) => Promise<unknown>;

// In a chunk that every page has loaded by then.
const importLists = () => import(/* webpackChunkName: "deferred-start" */ './lists');

/**
 * The steps that a page can name to run before its loader: the lists that it needs. Without them it shows the error
 * screen with their status and message.
 */
const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['subjects', async ({ context }) => (await importLists()).loadSubjects(context)],
  ['locations', async ({ context }) => (await importLists()).loadLocations(context)],
]);

const stepNamed = (name: string): Step => {
  const step = STEPS.get(name);
  if (!step) throw new Error(`Unknown route middleware: ${name}`);
  return step;
};

const namesOf = (handle: unknown): readonly string[] =>
  (handle as { readonly middleware?: readonly string[] } | undefined)?.middleware ?? [];

/** Returns a loader that runs a step first. */
const afterStep = (step: Step, loader: unknown): LoaderFunction => {
  const inner = typeof loader === 'function' ? (loader as LoaderFunction) : undefined;
  return async (args) => {
    await step(args);
    return (await inner?.(args)) ?? null;
  };
};

/** Returns a route that runs a step before its page's loader, where `stepFor` returns one for the page's handle. */
export const withStep = (route: RouteObject, stepFor: (handle: unknown) => Step | undefined): RouteObject => {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  return {
    ...route,
    lazy: async () => {
      const page = await lazy();
      const step = stepFor(page.handle);
      return step ? { ...page, loader: afterStep(step, page.loader) } : page;
    },
  } as RouteObject;
};

/**
 * Returns a route whose page can name steps of the shell in its `handle.middleware`. They run before its loader, on the
 * server and in the browser. An unknown name is an error when the page is opened (B-14), so that only that page fails;
 * the router's own `middleware` would run in the browser only.
 */
export const withMiddleware = (route: RouteObject): RouteObject =>
  withStep(route, (handle) => {
    const names = namesOf(handle);
    if (names.length === 0) return undefined;
    return async (args) => {
      for (const step of names.map(stepNamed)) await step(args);
    };
  });
