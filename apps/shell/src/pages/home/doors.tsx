import { ButtonLink, Container, Icon, SmartLink } from '@signpost/shared-ui';
import styles from './doors.module.css';

/** The two questions people come with, as two arms of one signpost. */
export const Doors = () => (
  <div className={styles.ground}>
    <Container>
      <h1 className={styles.title}>Which way next?</h1>
      <p className={styles.lead}>
        Careers, courses, universities and employers in one place, with figures you can check. Start from what
        you know.
      </p>
      <div className={styles.doors}>
        <section className={styles.door} data-line="careers">
          <h2>
            <Icon name="careers" /> What to do
          </h2>
          <p>Start from what you like. See where it leads, and what people earn there.</p>
          <SmartLink href="/explore/what-to-do">Explore what to do</SmartLink>
        </section>
        <section className={styles.door} data-line="unis">
          <h2>
            <Icon name="unis" /> Where to go
          </h2>
          <p>Compare every UK university and college by place, teaching rating and graduate pay.</p>
          <ButtonLink href="/explore/unis">Browse universities</ButtonLink>
        </section>
      </div>
    </Container>
  </div>
);
