import type { SearchHit } from '@signpost/api-client/search';
import { CardGrid, SaveButton } from '@signpost/shared-ui';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Component as ExperienceCard } from '../slots/work-experience-card';
import { savedExperience } from './saved-ids';

/** Virtual work experiences as cards, each with a save button. */
export const Experiences = ({ experiences }: { experiences: readonly SearchHit[] }) => {
  const saving = useSaveButtons('pages');
  return (
    <CardGrid>
      {experiences.map((hit) => (
        <li key={hit.id}>
          <ExperienceCard
            record={hit}
            layout="tile"
            level={3}
            action={
              <SaveButton
                {...saving({
                  id: savedExperience(hit.id),
                  title: hit.name,
                  url: hit.url,
                })}
              />
            }
          />
        </li>
      ))}
    </CardGrid>
  );
};
