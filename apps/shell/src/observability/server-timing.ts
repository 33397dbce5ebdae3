import type { Timing } from './timing';

/** One entry as in the header, and as browsers return it. */
export type Entry = Pick<PerformanceServerTiming, 'name' | 'description' | 'duration'>;

const nameOf = (timing: Timing): string => {
  switch (timing.kind) {
    case 'page':
      return 'total';
    case 'load':
      return `load.${timing.remote}`;
    case 'loader':
      return `loader.${timing.route}`;
    case 'slot':
      return `slot.${timing.slot}.${timing.remote}`;
    case 'render':
      return 'render';
  }
};

/** Returns the `Server-Timing` header of a page that was rendered for this request. */
export const serverTiming = (timings: readonly Timing[]): string =>
  timings
    .map((timing) => {
      const description = timing.outcome ? `;desc="${timing.outcome}"` : '';
      return `${nameOf(timing)}${description};dur=${timing.milliseconds.toFixed(1)}`;
    })
    .join(', ');

/** Returns the `Server-Timing` header of a page from the cache, which has only the page's age, in milliseconds. */
export const cachedTiming = (age: number, stale: boolean): string =>
  `cache;desc="${stale ? 'stale' : 'hit'}";dur=${Math.round(age)}`;

/** What a browser can read of how its page was rendered. */
export interface ServerTimes {
  /** Milliseconds for the whole page; undefined when it came from the cache. */
  readonly total: number | undefined;
  readonly render: number | undefined;
  /** Age of the page in the cache, in milliseconds; undefined when it was rendered for this request. */
  readonly cached: number | undefined;
  /** Milliseconds that the page's own remote, or the shell, took for its code and its loaders. */
  page(remote: string): number | undefined;
  /** The parts of one remote in this page's slots; its cards have no other name than the slot's. */
  slots(
    remote: string,
  ): readonly { readonly slot: string; readonly outcome: string; readonly milliseconds: number }[];
}

const sum = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? numbers.reduce((one, other) => one + other) : undefined;

/** Parses the entries that browsers return for the header. */
export const readServerTiming = (entries: readonly Entry[]): ServerTimes => {
  const durationOf = (wanted: string) => entries.find(({ name }) => name === wanted)?.duration;
  return {
    total: durationOf('total'),
    render: durationOf('render'),
    cached: durationOf('cache'),
    page: (remote) =>
      sum(
        entries
          .filter(({ name }) => name === `load.${remote}` || name.startsWith(`loader.${remote}.`))
          .map(({ duration }) => duration),
      ),
    slots: (remote) =>
      entries
        .filter(({ name }) => name.startsWith('slot.') && name.endsWith(`.${remote}`))
        .map(({ name, description, duration }) => ({
          slot: name.slice('slot.'.length, -remote.length - 1),
          outcome: description,
          milliseconds: duration,
        })),
  };
};
