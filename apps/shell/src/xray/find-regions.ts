import type { ServerTimes } from '../observability/server-timing';
import type { BootRemote } from '../transfer/boot-data';
import { ownerOf } from '../app/owner-of-path';
import { browserTimes } from './browser-times';
import type { Region } from './region';

/** The inputs for finding regions. */
export interface Sources {
  readonly remotes: readonly BootRemote[];
  /** Undefined after a client navigation, when the browser rendered the page itself. */
  readonly server: ServerTimes | undefined;
  readonly pathname: string;
}

type RegionFields = Pick<Region, 'name' | 'remote' | 'failureClass' | 'elements'> & Partial<Region>;

const queryAll = (selector: string): Element[] => [...document.querySelectorAll(selector)];

const sum = (times: readonly { readonly milliseconds: number }[]): number | undefined =>
  times.length > 0 ? times.reduce((all, { milliseconds }) => all + milliseconds, 0) : undefined;

/**
 * Returns the outermost elements that a remote rendered into another remote's page. They are found by class name: every
 * build prefixes its classes with the name of its app.
 */
const renderedBy = (remote: string): Element[] => {
  const prefix = `${remote}-`;
  const marked = queryAll(`#main [class*="${prefix}"]`).filter(
    (element) =>
      [...element.classList].some((name) => name.startsWith(prefix)) && !element.closest('[data-row]'),
  );
  const all = new Set(marked);
  const isInside = (element: Element): boolean => {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (all.has(above)) return true;
    return false;
  };
  return marked.filter((element) => !isInside(element));
};

const stateOf = (row: Element, isDeferred: boolean): string => {
  if (row.childElementCount === 0) return 'nothing to show';
  return isDeferred ? 'not hydrated' : '';
};

type RegionFactory = (fields: RegionFields) => Region;

const regionFactory =
  (remotes: Sources['remotes']): RegionFactory =>
  ({ remote, name, slot = null, ...fields }) => ({
    id: [name, slot, remote].join(' '),
    name,
    remote,
    release: remotes.find((one) => one.name === remote)?.release ?? null,
    slot,
    outcome: '',
    server: undefined,
    load: browserTimes.load(remote),
    hydration: undefined,
    ...fields,
  });

const frameAndPage = (server: Sources['server'], owner: string, region: RegionFactory): Region[] => {
  const hydration = browserTimes.hydration();
  const primary = { failureClass: 'primary', hydration } as const;
  return [
    region({
      ...primary,
      name: 'Frame',
      remote: 'shell',
      elements: queryAll('#root'),
      server: server?.render,
    }),
    region({
      ...primary,
      name: 'Page',
      remote: owner,
      elements: queryAll('#main'),
      server: server?.page(owner),
    }),
  ];
};

const renderedRows = (server: Sources['server'], region: RegionFactory): Region[] =>
  queryAll('[data-row]').map((element) => {
    const remote = element.getAttribute('data-row') ?? '';
    const slot = element.closest('[data-rows]')?.getAttribute('data-rows') ?? null;
    const hydration = browserTimes.rowHydration(remote);
    return region({
      name: 'Row',
      remote,
      slot,
      failureClass: 'regular',
      elements: [element],
      outcome: stateOf(element, server !== undefined && hydration === undefined),
      server: server?.slots(remote).find((one) => one.slot === slot)?.milliseconds,
      hydration,
    });
  });

const renderedCards = ({ remotes, server }: Sources, owner: string, region: RegionFactory): Region[] => {
  const hydration = browserTimes.hydration();
  return remotes
    .filter(({ name }) => name !== owner)
    .flatMap(({ name: remote }) => {
      const elements = renderedBy(remote);
      if (elements.length === 0) return [];
      const slots = server?.slots(remote).filter(({ slot }) => slot.startsWith('card.')) ?? [];
      const slot = slots.map((one) => one.slot).join(', ') || 'card';
      return region({
        name: 'Cards',
        remote,
        slot,
        failureClass: 'regular',
        elements,
        server: sum(slots),
        hydration,
      });
    });
};

const omittedSlots = ({ remotes, server }: Sources, region: RegionFactory): Region[] =>
  remotes.flatMap(({ name: remote }) =>
    (server?.slots(remote) ?? [])
      .filter(({ outcome }) => outcome !== 'shown')
      .map(({ slot, outcome, milliseconds }) =>
        region({
          name: slot.startsWith('card.') ? 'Cards' : 'Row',
          remote,
          slot,
          failureClass: 'regular',
          elements: [],
          outcome: outcome.replace('-', ' '),
          server: milliseconds,
        }),
      ),
  );

/** Returns the regions of the current page: the shell's frame, the page, rows and cards, and the slots left out. */
export const findRegions = (sources: Sources): readonly Region[] => {
  const { remotes, server, pathname } = sources;
  const owner = ownerOf(remotes, pathname)?.name ?? 'shell';
  const region = regionFactory(remotes);
  return [
    ...frameAndPage(server, owner, region),
    ...renderedRows(server, region),
    ...renderedCards(sources, owner, region),
    ...omittedSlots(sources, region),
  ];
};
