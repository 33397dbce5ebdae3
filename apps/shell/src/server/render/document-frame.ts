import type { HeadModel } from '@signpost/federation/contract';
import type { BootData } from '../../transfer/boot-data';
import { embeddedEnd, embeddedHead, embeddedStart } from '../embed/embedded-document';
import { documentEnd, documentStart, type DocumentParts } from './document';
import { headTags } from './head-tags';
import type { DocumentFrame } from './render-document';

/** What the surroundings of a page are made from. */
export interface FrameParts extends Omit<DocumentParts, 'head'> {
  readonly head: HeadModel;
  /** The public origin. */
  readonly site: string;
  /** B-12: for a host's server, which puts the page into its own. */
  readonly embedded: boolean;
}

/** What goes around a page's markup: a whole document, or what a host needs in its own. `boot` is asked last. */
export const frameDocument = (
  { head, site, embedded, ...parts }: FrameParts,
  boot: () => BootData,
): Pick<DocumentFrame, 'start' | 'end'> =>
  embedded
    ? {
        start: embeddedStart(embeddedHead(head, site, parts)),
        end: () => embeddedEnd(parts, boot()),
      }
    : {
        start: documentStart({ ...parts, head: headTags(head, site, parts.shell.pictures.preview) }),
        end: () => documentEnd(boot()),
      };
