import { Icon } from '@signpost/shared-ui';
import styles from './page.module.css';

/** What an account will add: being built, and nothing here waits for it. */
export const SigningIn = () => (
  <section className={styles.panel} aria-labelledby="signing-in">
    <h2 id="signing-in">
      <Icon name="works" /> Signing in: being built
    </h2>
    <p>You do not need an account. When there is one, it will add:</p>
    <ul>
      <li>the same list on your phone and your laptop</li>
      <li>your list kept when this browser is cleared</li>
    </ul>
  </section>
);
