import type { Region } from '../regions';
import { cardsInBrowser, rowInBrowser } from './browser-probes';
import { cardsProbe, rowProbe, type Probe } from './page-probes';

/** The rows of a remote in pages of the shell and of other remotes. */
export const rowProbes = ({ name, rows }: Region, expected?: string): readonly Probe[] =>
  rows.map((page) => rowProbe(name, page, expected));

/** Those rows in a browser. */
export const rowProbesInBrowser = ({ name, rows }: Region, expected: string): readonly Probe[] =>
  rows.map((page) => rowInBrowser(name, page, expected));

/** The cards of a remote in a page of the shell; no probe for a remote without cards. */
export const cardProbes = ({ name, cards }: Region, expected?: string): readonly Probe[] =>
  cards ? [cardsProbe(name, cards, expected)] : [];

/** Those cards in a browser. */
export const cardProbesInBrowser = ({ name, cards }: Region, expected: string): readonly Probe[] =>
  cards ? [cardsInBrowser(name, cards, expected)] : [];
