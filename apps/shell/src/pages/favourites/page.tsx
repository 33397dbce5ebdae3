import { useLoaderData } from 'react-router-dom';
import { Container } from '@signpost/shared-ui';
import type { FavouritesData } from './page-data';
import { OwnList } from './own-list';
import { SharedList } from './sharing/part';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** Favourites page: the items saved on this device, or a shared list. */
export const Component = () => {
  const shown = useLoaderData() as FavouritesData;
  const isShared = shown.shared.length > 0 || shown.leftOut > 0;
  return (
    <Container>
      <div className={styles.page}>
        {isShared ? <SharedList.Component {...shown} /> : <OwnList tab={shown.tab} />}
      </div>
    </Container>
  );
};
