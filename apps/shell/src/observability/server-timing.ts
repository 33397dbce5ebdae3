import type { Timing } from './timing';

/** One entry as the header has it and as browsers give it. */
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

/** Writes the `Server-Timing` header of a page that was rendered for this request. */
export const serverTiming = (timings: readonly Timing[]): string =>
  timings
    .map((timing) => {
      const said = timing.outcome ? `;desc="${timing.outcome}"` : '';
      return `${nameOf(timing)}${said};dur=${timing.milliseconds.toFixed(1)}`;
    })
    .join(', ');

/** Writes the `Server-Timing` header of a page from the cache: how long it has lain there is all that is known. */
export const cachedTiming = (age: number, stale: boolean): string =>
  `cache;desc="${stale ? 'stale' : 'hit'}";dur=${Math.round(age)}`;

/** What a browser can know of how its page was made. */
export interface ServerTimes {
  /** Milliseconds that the page took in all; undefined when it came from the cache. */
  readonly total: number | undefined;
  readonly render: number | undefined;
  /** Milliseconds for which the page has lain in the cache; undefined when it was made for this request. */
  readonly cached: number | undefined;
  /** Milliseconds that the page's own remote, or the shell, took for its code and its loaders. */
  page(remote: string): number | undefined;
  /** What one remote put into this page's slots; its cards have no name but the slot's. */
  slots(
    remote: string,
  ): readonly { readonly slot: string; readonly outcome: string; readonly milliseconds: number }[];
}

const sum = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? numbers.reduce((one, other) => one + other) : undefined;

/** Reads what browsers give of the header. */
export const readServerTiming = (entries: readonly Entry[]): ServerTimes => {
  const one = (wanted: string) => entries.find(({ name }) => name === wanted)?.duration;
  return {
    total: one('total'),
    render: one('render'),
    cached: one('cache'),
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
