import type { ReactNode } from 'react';
import type { FavouriteKind, SavedItem } from '@signpost/identity';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { SaveButton } from '@signpost/shared-ui';

/** A thing that the pages of guides can save. */
export interface Savable extends Pick<SavedItem, 'id' | 'title' | 'url'> {
  kind: Extract<FavouriteKind, 'courses' | 'subjects' | 'pages'>;
  /** The provider or employer, which tells the buttons of equal titles apart. */
  owner?: string;
}

/** Returns the save button of a thing. Pages inside other sites have none, because they store nothing. */
export type SaveAction = (thing: Savable) => ReactNode;

/** Button that saves a guide, or what a guide lists, on this device, or removes it. */
export const SaveGuide = ({ kind, ...item }: Savable) => <SaveButton {...useSaveButtons(kind)(item)} />;

/** The save action of the site's own pages. */
export const saveAction: SaveAction = (thing) => <SaveGuide {...thing} />;
