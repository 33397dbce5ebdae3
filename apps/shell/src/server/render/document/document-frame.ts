import type { HeadModel } from '@signpost/federation/contract';
import type { BootData } from '../../../transfer/boot-data';
import { embeddedEnd, embeddedHead, embeddedHeaders, embeddedStart } from '../../embed/embedded-document';
import { documentEnd, documentStart, type DocumentParts } from './document';
import { headTags } from './head-tags';
import type { DocumentFrame } from './render-document';

/** The inputs of the document around a page's markup. */
export interface FrameParts extends Omit<DocumentParts, 'head'> {
  readonly head: HeadModel;
  /** The public origin. */
  readonly site: string;
  /** Whether a host's server requested the page, to insert it into its own page (B-12). */
  readonly embedded: boolean;
  /** Whether other sites show the page in a frame. */
  readonly framed: boolean;
}

/** Opens links of a framed page in another tab, because no other page of the site may be framed. Works without scripts. */
const LINKS_IN_NEW_TAB = '<base target="_blank">';

/**
 * Returns the start and end of a page's document, or of the response to a host's server. `boot` is called when the end is
 * written, after rendering.
 */
export const frameDocument = (
  { head, site, embedded, framed, ...parts }: FrameParts,
  boot: () => BootData,
): Pick<DocumentFrame, 'start' | 'end' | 'headers'> =>
  embedded
    ? {
        start: embeddedStart(embeddedHead(head, site, parts.language), parts),
        end: () => embeddedEnd(parts, boot()),
        headers: embeddedHeaders(parts),
      }
    : {
        start: documentStart({
          ...parts,
          head:
            (framed ? LINKS_IN_NEW_TAB : '') +
            headTags(head, { site, preview: parts.shell.pictures.preview, language: parts.language }),
        }),
        end: () => documentEnd(boot()),
      };
