import { useLoaderData } from 'react-router-dom';
import { Container } from '@signpost/shared-ui';
import type { FavouritesData } from './loader';
import { OwnList } from './own-list';
import { SharedList } from './shared-list';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** Favourites: what is saved on this device, or a list that someone shared. */
export const Component = () => {
  const shown = useLoaderData() as FavouritesData;
  const isShared = shown.shared.length > 0 || shown.leftOut > 0;
  return (
    <Container>
      <div className={styles.page}>{isShared ? <SharedList {...shown} /> : <OwnList tab={shown.tab} />}</div>
    </Container>
  );
};
