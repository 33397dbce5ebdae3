import type { Spoils } from '@signpost/federation/testing';
import { cardsInBrowser, ERROR_SCREEN, pageInBrowser, rowInBrowser, TO_READ } from '../looks/browser-looks';
import {
  CARDS,
  cardsLook,
  errorScreen,
  logLook,
  NO_ROW,
  pageLook,
  PLAIN_CARDS,
  ROW,
  rowLook,
  TO_BROWSER,
  type Look,
} from '../looks/page-looks';
import { pagesWithout, type Region } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf } from '../site/registry';
import { isShown, storeSpoiled } from '../site/release-spoiled';
import { until } from '../site/until';
import { ENDLESS, IN_LOADER, IN_MODULE, IN_RENDER, NEVER_STARTS } from '../spoils';

interface CodeFault {
  readonly fault: string;
  readonly spoils: Spoils;
  /** Whether the shell takes the release at all. */
  readonly starts: boolean;
  looks(region: Region): readonly Look[];
}

const rowOf = ({ name, row }: Region, expected?: string) => (row ? [rowLook(name, row, expected)] : []);
const rowShown = ({ name, row }: Region, expected: string) =>
  row ? [rowInBrowser(name, row, expected)] : [];

const untouched = (region: Region) => [
  pageLook(region.page),
  ...rowOf(region),
  cardsLook(region.name, region.cards),
  logLook(`"remote":"${region.name}"`),
];

/** Faulty code in a release that is in order otherwise, and what it may cost. */
const CODE_FAULTS: readonly CodeFault[] = [
  {
    fault: 'throws in module scope on the server',
    spoils: { server: IN_MODULE },
    starts: false,
    looks: untouched,
  },
  {
    fault: 'throws in module scope in the browser',
    spoils: { client: IN_MODULE },
    starts: true,
    looks: (region) => [
      pageLook(region.page),
      pageInBrowser(region.page, TO_READ),
      ...rowShown(region, ROW),
      cardsInBrowser(region.name, region.cards, PLAIN_CARDS),
    ],
  },
  {
    fault: 'throws in its loaders',
    spoils: { server: IN_LOADER, client: IN_LOADER },
    starts: true,
    looks: (region) => [
      pageLook(region.page, errorScreen(500)),
      ...rowOf(region, NO_ROW),
      cardsLook(region.name, region.cards, PLAIN_CARDS),
      logLook(`${region.name} left card`),
    ],
  },
  {
    fault: 'throws as it renders on the server',
    spoils: { server: IN_RENDER },
    starts: true,
    looks: (region) => [
      pageLook(region.page, errorScreen(500)),
      ...rowOf(region, TO_BROWSER),
      ...rowShown(region, ROW),
      cardsLook(region.name, region.cards, TO_BROWSER),
      cardsInBrowser(region.name, region.cards, CARDS),
      logLook('chaos in render'),
    ],
  },
  {
    fault: 'throws as it renders in the browser',
    spoils: { client: IN_RENDER },
    starts: true,
    looks: (region) => [
      pageLook(region.page),
      pageInBrowser(region.page, ERROR_SCREEN),
      ...rowShown(region, NO_ROW),
      cardsInBrowser(region.name, region.cards, PLAIN_CARDS),
    ],
  },
  {
    fault: 'exceeds its deadline at the start',
    spoils: { server: NEVER_STARTS },
    starts: false,
    looks: untouched,
  },
  {
    fault: 'exceeds its deadline in loaders and slots',
    spoils: { server: ENDLESS },
    starts: true,
    looks: (region) => [
      ...rowOf(region, NO_ROW),
      cardsLook(region.name, region.cards, PLAIN_CARDS),
      pageLook(region.page, errorScreen(504)),
      logLook(`${region.name} left card`),
    ],
  },
];

const scenario = (region: Region, { fault, spoils, starts, looks }: CodeFault): Scenario => {
  const { name, page, cards } = region;
  let good: Awaited<ReturnType<typeof refOf>>;
  return {
    subject: name,
    fault,
    others: pagesWithout(name),
    stages: [
      {
        when: 'its release is live',
        async begin(site) {
          good = await refOf(site.store, name);
          const ref = await storeSpoiled(site, name, fault, spoils);
          await makeLive(site.store, name, ref);
          await until(`the shell has seen ${name} ${fault}`, async () =>
            starts ? isShown(site, ref) : (await site.log()).includes(`release ${ref.release}`),
          );
        },
        looks: looks(region),
      },
    ],
    end: async (site) => void (await makeLive(site.store, name, good)),
    well: [pageLook(page), ...rowOf(region), cardsLook(name, cards)],
  };
};

/** A remote with every fault its code can have, each in a release that the squad then rolls back. */
export const codeScenarios = (region: Region): Scenario[] =>
  CODE_FAULTS.map((fault) => scenario(region, fault));
