import { t } from '@signpost/language';
import type { Employer, Quote } from '@signpost/api-client/employers';
import { Part, dataLanguage } from '@signpost/shared-ui';
import styles from './quotes.module.css';

const QuoteFigure = ({
  quote: { quote, name, position },
  large = false,
}: {
  quote: Quote;
  large?: boolean;
}) => (
  <figure className={large ? `${styles.quote} ${styles.large}` : styles.quote} lang={dataLanguage()}>
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
  const [first, ...others] = [primaryQuote, secondaryQuote, ...testimonials].filter(
    (quote) => quote !== null,
  );
  if (!first) return null;
  return (
    <Part id="people" heading={t('What people there say')}>
      <div className={styles.quotes}>
        <QuoteFigure quote={first} large />
        {others.map((quote) => (
          <QuoteFigure key={quote.name + quote.quote} quote={quote} />
        ))}
      </div>
    </Part>
  );
};
