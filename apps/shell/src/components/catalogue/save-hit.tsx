import type { SearchHit } from '@signpost/api-client/search';
import type { Favourites } from '@signpost/identity';
import { given, SaveButton } from '@signpost/shared-ui';
import { isSavedHit, savedOf, toggleHit } from './saved-hit';

/**
 * The save button of a record; nothing for a record that cannot be saved. The page subscribes to the favourites once
 * and passes them in.
 */
export const SaveHit = ({ hit, favourites }: { hit: SearchHit; favourites: Favourites }) => {
  const saved = savedOf(hit);
  if (!saved) return null;
  return (
    <SaveButton
      name={given(saved.item.title, hit.facts.employer).join(', ')}
      saved={isSavedHit(favourites, hit)}
      onToggle={() => toggleHit(favourites, hit)}
    />
  );
};
