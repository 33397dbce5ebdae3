import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { NOTHING_SAVED_ATTRIBUTE } from '@signpost/identity/favourites-key';
import { Container } from '@signpost/shared-ui';
import { useHydrated } from '../../components/use-hydrated';
import type { FavouritesData } from './page-data';
import { OwnList } from './own-list';
import { SharedList } from './sharing/part';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** Favourites page: the items saved on this device, or a shared list. */
export const Component = () => {
  const shown = useLoaderData() as FavouritesData;
  const isHydrated = useHydrated();
  // It is true of the document as it was opened, and not after the visitor saved something, such as a shared list.
  useEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute(NOTHING_SAVED_ATTRIBUTE);
  }, [isHydrated]);
  const isShared = shown.shared.length > 0 || shown.leftOut > 0;
  return (
    <Container>
      <div className={styles.page}>
        {isShared ? <SharedList.Component {...shown} /> : <OwnList tab={shown.tab} />}
      </div>
    </Container>
  );
};
