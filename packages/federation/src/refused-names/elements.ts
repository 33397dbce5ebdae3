import type { IsRefused } from './share-scope';

/**
 * Ignores the custom elements of others that scripts of the remote `name` define from now on in this page. Its scripts are
 * served from `/releases/<name>/`, so the stack of a definition says whose it is.
 */
export const withoutElements = (name: string, isRefused: IsRefused): void => {
  const { define } = customElements;
  customElements.define = (element, ...definition) => {
    const isOfRemote = new Error().stack?.includes(`/releases/${name}/`);
    if (!isOfRemote || !isRefused(`element:${element}`)) define.call(customElements, element, ...definition);
  };
};
