import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import { SearchBox } from './search-box';
import styles from './states.module.css';

export interface NextStep {
  name: string;
  href: string;
}

export interface EmptyStateProps {
  heading: string;
  /** Why the list is empty, and what to try next. */
  children: ReactNode;
  ways?: readonly NextStep[];
}

/** An empty list, with suggestions. */
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
  /** The URL of its search box. */
  search?: string;
  back?: NextStep;
}

/** [B-09] The only error screen: the status code, the heading "Error", the message; a search box and a link back. */
export const ErrorState = ({
  status,
  message,
  search = '/explore/search',
  back = { name: t('Go to the start page'), href: '/' },
}: ErrorStateProps) => (
  <section className={styles.lost}>
    <p className={styles.status}>{status}</p>
    <div className={styles.sign}>
      <h1 className={styles.title}>{t('Error')}</h1>
      <p className={styles.message}>{message}</p>
      <SearchBox action={search} label={t('Search the site')} />
      <ButtonLink href={back.href} variant="primary">
        {back.name}
      </ButtonLink>
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
