import { isFavourite, toggleFavourite, useFavourites, type FavouriteKind } from '@signpost/identity';
import { SaveButton } from '@signpost/shared-ui';

export interface SaveGuideProps {
  kind: Extract<FavouriteKind, 'subjects' | 'pages'>;
  id: string;
  title: string;
  url: string;
}

/** Button that saves a guide on this device, or removes it. */
export const SaveGuide = ({ kind, ...item }: SaveGuideProps) => (
  <SaveButton
    name={item.title}
    saved={isFavourite(useFavourites(), kind, item.id)}
    onToggle={() => void toggleFavourite(kind, item)}
  />
);
