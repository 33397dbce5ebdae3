import { Icon, SmartLink } from '@signpost/shared-ui';
import { CLASS_BOARD } from '../../class-board/address';
import styles from '../page.module.css';

/** The way to the class board, for teachers and advisers. */
export const ForClass = () => (
  <section className={styles.panel} aria-labelledby="for-class">
    <h2 id="for-class">
      <Icon name="list" /> For a class
    </h2>
    <p>Teachers and advisers can open the lists of a whole class and see who needs help.</p>
    <p>
      <SmartLink href={CLASS_BOARD}>Open the class board</SmartLink>
    </p>
  </section>
);
