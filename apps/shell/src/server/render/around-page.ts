import type { HeadModel } from '@signpost/federation/contract';
import type { BootData } from '../../routing/boot';
import { embeddedEnd, embeddedHead, embeddedStart } from '../embed/embedded-document';
import { documentEnd, documentStart, type DocumentParts } from './document';
import { headTags } from './head-tags';
import type { Around } from './render-document';

/** What the surroundings of a page are made from. */
export interface AroundParts extends Omit<DocumentParts, 'head'> {
  readonly head: HeadModel;
  /** The public origin. */
  readonly site: string;
  /** B-12: for a host's server, which puts the page into its own. */
  readonly embedded: boolean;
}

/** What goes around a page's markup: a whole document, or what a host needs in its own. `boot` is asked last. */
export const aroundPage = (
  { head, site, embedded, ...parts }: AroundParts,
  boot: () => BootData,
): Pick<Around, 'start' | 'end'> =>
  embedded
    ? {
        start: embeddedStart(embeddedHead(head, site, parts)),
        end: () => embeddedEnd(parts, boot()),
      }
    : {
        start: documentStart({ ...parts, head: headTags(head, site, parts.shell.pictures.preview) }),
        end: () => documentEnd(boot()),
      };
