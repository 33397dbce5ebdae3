import { ownerOf } from '../app/owner-of-path';
import type { BootRemote } from '../transfer/boot-data';
import { VITALS_PATH, type VitalReport } from '../transfer/vital-report';
import type { Vital } from './vitals';

/** A remote whose pages are measured. */
export type MeasuredRemote = Pick<BootRemote, 'name' | 'release' | 'paths'>;

/** Sends a Core Web Vital to the site's own server, with the owner of the page at `path` and nothing else. */
export const sendVital = ({ name, value }: Vital, remotes: readonly MeasuredRemote[], path: string): void => {
  const owner = ownerOf(remotes, path);
  const report: VitalReport = owner
    ? { remote: owner.name, release: owner.release, name, value }
    : { remote: 'shell', name, value };
  navigator.sendBeacon(VITALS_PATH, JSON.stringify(report));
};
