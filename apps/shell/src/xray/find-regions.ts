import type { ServerTimes } from '../observability/server-timing';
import type { BootRemote } from '../routing/boot';
import { ownerOf } from '../routing/owners';
import { browserTimes } from './browser-times';
import type { Region } from './region';

/** What regions are found by. */
export interface Sources {
  readonly remotes: readonly BootRemote[];
  /** Undefined once the browser made the page itself. */
  readonly server: ServerTimes | undefined;
  readonly pathname: string;
}

type Known = Pick<Region, 'name' | 'remote' | 'failureClass' | 'elements'> & Partial<Region>;

const found = (selector: string): Element[] => [...document.querySelectorAll(selector)];

const sum = (times: readonly { readonly milliseconds: number }[]): number | undefined =>
  times.length > 0 ? times.reduce((all, { milliseconds }) => all + milliseconds, 0) : undefined;

/** The outermost elements that a remote drew into another's page: every build marks its classes with its app's name. */
const drawnBy = (remote: string): Element[] => {
  const mark = `${remote}-`;
  const own = found(`#main [class*="${mark}"]`).filter(
    (element) =>
      [...element.classList].some((name) => name.startsWith(mark)) && !element.closest('[data-row]'),
  );
  const all = new Set(own);
  const isInside = (element: Element): boolean => {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (all.has(above)) return true;
    return false;
  };
  return own.filter((element) => !isInside(element));
};

const stateOf = (row: Element, asleep: boolean): string => {
  if (row.childElementCount === 0) return 'nothing to show';
  return asleep ? 'asleep' : '';
};

/** The regions of the page as it stands: the shell's frame, the page itself, rows and cards, and what is not there. */
export const findRegions = ({ remotes, server, pathname }: Sources): readonly Region[] => {
  const owner = ownerOf(remotes, pathname)?.name ?? 'shell';
  const hydration = browserTimes.hydration();
  const region = ({ remote, name, slot = null, ...known }: Known): Region => ({
    id: [name, slot, remote].join(' '),
    name,
    remote,
    release: remotes.find((one) => one.name === remote)?.release ?? null,
    slot,
    outcome: '',
    server: undefined,
    load: browserTimes.load(remote),
    hydration: undefined,
    ...known,
  });

  const frame = region({
    name: 'Frame',
    remote: 'shell',
    failureClass: 'primary',
    elements: found('#root'),
    server: server?.render,
    hydration,
  });
  const page = region({
    name: 'Page',
    remote: owner,
    failureClass: 'primary',
    elements: found('#main'),
    server: server?.page(owner),
    hydration,
  });
  const rows = found('[data-row]').map((element) => {
    const remote = element.getAttribute('data-row') ?? '';
    const slot = element.closest('[data-rows]')?.getAttribute('data-rows') ?? null;
    const wake = browserTimes.wake(remote);
    return region({
      name: 'Row',
      remote,
      slot,
      failureClass: 'regular',
      elements: [element],
      outcome: stateOf(element, server !== undefined && wake === undefined),
      server: server?.slots(remote).find((one) => one.slot === slot)?.milliseconds,
      hydration: wake,
    });
  });
  const cards = remotes
    .filter(({ name }) => name !== owner)
    .flatMap(({ name: remote }) => {
      const elements = drawnBy(remote);
      if (elements.length === 0) return [];
      const slots = server?.slots(remote).filter(({ slot }) => slot.startsWith('card.')) ?? [];
      const slot = slots.map((one) => one.slot).join(', ') || 'card';
      return [
        region({
          name: 'Cards',
          remote,
          slot,
          failureClass: 'regular',
          elements,
          server: sum(slots),
          hydration,
        }),
      ];
    });
  const missing = remotes.flatMap(({ name: remote }) =>
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
  return [frame, page, ...rows, ...cards, ...missing];
};
