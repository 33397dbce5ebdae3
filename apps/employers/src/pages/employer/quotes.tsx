import type { Employer, Quote } from '@signpost/api-client/employers';
import { Part } from '@signpost/shared-ui';
import styles from './quotes.module.css';

const Said = ({ said: { quote, name, position }, large = false }: { said: Quote; large?: boolean }) => (
  <figure className={large ? `${styles.said} ${styles.large}` : styles.said}>
    <blockquote>
      <p>“{quote}”</p>
    </blockquote>
    <figcaption>
      <strong>{name}</strong>
      {position && <span>{position}</span>}
    </figcaption>
  </figure>
);

/** Employee quotes, the first in full; renders nothing without quotes. */
export const Quotes = ({ employer }: { employer: Employer }) => {
  const { primaryQuote, secondaryQuote, testimonials } = employer;
  const [first, ...others] = [primaryQuote, secondaryQuote, ...testimonials].filter((said) => said !== null);
  if (!first) return null;
  return (
    <Part id="people" heading="What people there say">
      <div className={styles.quotes}>
        <Said said={first} large />
        {others.map((said) => (
          <Said key={said.name + said.quote} said={said} />
        ))}
      </div>
    </Part>
  );
};
