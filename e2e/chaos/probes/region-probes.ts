import type { Region } from '../regions';
import { cardsInBrowser, rowInBrowser } from './browser-probes';
import { cardsProbe, rowProbe, type Probe } from './page-probes';

/** The row of a remote in a page of the shell; no probe for a remote without rows. */
export const rowProbes = ({ name, row }: Region, expected?: string): readonly Probe[] =>
  row ? [rowProbe(name, row, expected)] : [];

/** That row in a browser. */
export const rowProbesInBrowser = ({ name, row }: Region, expected: string): readonly Probe[] =>
  row ? [rowInBrowser(name, row, expected)] : [];

/** The cards of a remote in a page of the shell; no probe for a remote without cards. */
export const cardProbes = ({ name, cards }: Region, expected?: string): readonly Probe[] =>
  cards ? [cardsProbe(name, cards, expected)] : [];

/** Those cards in a browser. */
export const cardProbesInBrowser = ({ name, cards }: Region, expected: string): readonly Probe[] =>
  cards ? [cardsInBrowser(name, cards, expected)] : [];
