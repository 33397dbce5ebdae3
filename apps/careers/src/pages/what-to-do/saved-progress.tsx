import { countFavourites, useFavourites } from '@signpost/identity';
import { ButtonLink, Progress } from '@signpost/shared-ui';
import styles from './page.module.css';

const WANTED = 3;

/** What is said after so many saved things. */
const WORDS = [
  'Save the first thing that catches your eye. You can take it off again.',
  'A good start. Find something quite different next.',
  'One more. It need not fit with the others.',
  'You have three. Look at them side by side: what do they have in common?',
];

/** How many of three things are saved on this device; none until the device is asked, with the same room. */
export const SavedProgress = () => {
  const saved = Math.min(countFavourites(useFavourites()), WANTED);
  return (
    <div className={styles.progress}>
      <Progress
        label="Three things to keep"
        value={saved}
        max={WANTED}
        text={`${saved} of ${WANTED} saved`}
      />
      <p role="status">{WORDS[saved]}</p>
      <p className={styles.next}>
        {saved === WANTED && (
          <ButtonLink href="/explore/favourites" variant="primary">
            See what you saved
          </ButtonLink>
        )}
      </p>
    </div>
  );
};
