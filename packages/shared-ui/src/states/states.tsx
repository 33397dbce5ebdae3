import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { Icon } from '../icon/icon';
import { LINE_NAMES, type Line } from '../line/line';
import { SmartLink } from '../link/link';
import { SearchBox } from './search-box';
import styles from './states.module.css';

export interface NextStep {
  name: string;
  href: string;
}

export interface EmptyStateProps {
  heading: string;
  /** Why there is nothing, and what to try next. */
  children: ReactNode;
  ways?: readonly NextStep[];
}

/** Nothing found, or nothing yet: says so and says what to try. */
export const EmptyState = ({ heading, children, ways = [] }: EmptyStateProps) => (
  <section className={styles.empty}>
    <h2>{heading}</h2>
    <div className={styles.words}>{children}</div>
    <NextSteps ways={ways} />
  </section>
);

export interface ErrorStateProps {
  /** The status code: 404, 500 and so on. */
  status: number;
  message: string;
  /** Where its search box leads. */
  search?: string;
  back?: NextStep;
}

/** [B-09] The one error screen: the status code, the heading "Error", the message; a search box and a way back. */
export const ErrorState = ({
  status,
  message,
  search = '/explore/search',
  back = { name: 'Go to the start page', href: '/' },
}: ErrorStateProps) => (
  <section className={styles.lost}>
    <p className={styles.status}>{status}</p>
    <div className={styles.sign}>
      <h1 className={styles.title}>Error</h1>
      <p className={styles.message}>{message}</p>
      <SearchBox action={search} label="Search the site" />
      <ButtonLink href={back.href} variant="primary">
        {back.name}
      </ButtonLink>
    </div>
  </section>
);

export interface BeingBuiltProps {
  line: Line;
  title: string;
  /** What the page will do for you. */
  children: ReactNode;
  /** What is coming, in order. */
  coming: readonly string[];
  /** Where to go until then. */
  meanwhile: readonly NextStep[];
}

/** A stop that is being built: what is coming, and where to go meanwhile. */
export const BeingBuilt = ({ line, title, children, coming, meanwhile }: BeingBuiltProps) => (
  <section className={styles.works} data-line={line}>
    <div className={styles.plan}>
      <div className={styles.now}>
        <p className={styles.plate}>
          <Icon name="works" />
          {LINE_NAMES[line]}: being built
        </p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>{children}</div>
        <NextSteps ways={meanwhile} heading="Until then" />
      </div>
      <div className={styles.next}>
        <h2 className={styles.coming}>What is coming</h2>
        <ol className={styles.planned}>
          {coming.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

const NextSteps = ({ ways, heading }: { ways: readonly NextStep[]; heading?: string }) =>
  ways.length === 0 ? null : (
    <>
      {heading && <h2 className={styles.coming}>{heading}</h2>}
      <ul className={styles.ways}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <SmartLink href={href} className={styles.way}>
              {name}
              <Icon name="arrow" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
