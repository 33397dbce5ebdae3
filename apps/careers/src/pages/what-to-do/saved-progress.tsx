import { t } from '@signpost/language';
import { countFavourites, useFavourites } from '@signpost/identity';
import { ButtonLink, Progress } from '@signpost/shared-ui';
import styles from './page.module.css';

const SAVED_GOAL = 3;

/** Messages by number of saved items. */
const words = () => [
  t('Save the first thing that catches your eye. You can take it off again.'),
  t('A good start. Find something quite different next.'),
  t('One more. It need not fit with the others.'),
  t('You have three. Look at them side by side: what do they have in common?'),
];

/** Shows how many of three items are saved on this device; zero before hydration, in the same space. */
export const SavedProgress = () => {
  const saved = Math.min(countFavourites(useFavourites()), SAVED_GOAL);
  return (
    <div className={styles.progress}>
      <Progress
        label={t('Three things to keep')}
        value={saved}
        max={SAVED_GOAL}
        text={t('{saved} of {savedGoal} saved', { saved, savedGoal: SAVED_GOAL })}
      />
      <p role="status">{words()[saved]}</p>
      <p className={styles.next}>
        {saved === SAVED_GOAL && (
          <ButtonLink href="/explore/favourites" variant="primary">
            {t('See what you saved')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
};
