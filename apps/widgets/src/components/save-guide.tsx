import type { FavouriteKind } from '@signpost/identity';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { SaveButton } from '@signpost/shared-ui';

export interface SaveGuideProps {
  kind: Extract<FavouriteKind, 'subjects' | 'pages'>;
  id: string;
  title: string;
  url: string;
}

/** Button that saves a guide on this device, or removes it. */
export const SaveGuide = ({ kind, ...item }: SaveGuideProps) => (
  <SaveButton {...useSaveButtons(kind)(item)} />
);
