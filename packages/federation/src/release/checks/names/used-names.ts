/** The names that code of a release uses. */
export interface UsedNames {
  /** Storage keys, cookies, custom elements and endpoints, in the form of `names` in `remote.config.ts`. */
  readonly names: Set<string>;
  /** The endpoints that are defined together, for each definition. */
  readonly injections: string[][];
}

export const noNames = (): UsedNames => ({ names: new Set(), injections: [] });

/** Adds the endpoints of one definition. */
export const addInjection = ({ names, injections }: UsedNames, endpoints: string[]): void => {
  injections.push(endpoints);
  for (const name of endpoints) names.add(`endpoint:${name}`);
};
