import { t } from '@signpost/language';
import { useEffect } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { rememberSearch } from '@signpost/identity';
import {
  AddressProblems,
  Chips,
  Container,
  ResultCount,
  QueryInterpretation,
  wordChips,
} from '@signpost/shared-ui';
import { countOf } from '../../../components/catalogue/kinds';
import { ALL_KINDS } from '../recent-url';
import { SearchHead } from '../search-head';
import { SuggestBox } from '../suggest/suggest-box';
import { landingUrl } from '../write-address';
import type { LandingData } from './page-data';
import { FoundKinds } from './found-kinds';
import { Nothing } from './parts';
import { Starts } from './starts';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.search.loader" */ './loader'));

/** The search landing: one search box across everything; the totals, or the results of each kind. */
export const Component = () => {
  const shown = useLoaderData() as LandingData;
  const { q, exact, problems, found, starts, understood, suggested } = shown;
  const isBusy = useNavigation().state === 'loading';
  const total = found.reduce((sum, page) => sum + page.total, 0);
  const real = found.reduce((sum, page) => sum + (countOf(page) ?? 0), 0);
  useEffect(() => {
    if (q) rememberSearch({ keyword: q, index: ALL_KINDS });
  }, [q]);
  return (
    <>
      <SearchHead
        Box={SuggestBox}
        title={q ? t('Search for “{q}”', { q }) : t('Search everything')}
        label={t('Search everything')}
        q={q}
      >
        {!q && <p>{t('Careers, courses, universities, employers and guides: one box finds them all.')}</p>}
      </SearchHead>
      <Container>
        <div className={styles.body} aria-busy={isBusy}>
          <AddressProblems problems={problems} />
          {q ? (
            <>
              <ResultCount>
                {real > 0
                  ? t('{total, plural, one {# result} other {# results}} across the site', { total: real })
                  : total > 0
                    ? t('Only samples, none of them real')
                    : t('Nothing found')}
              </ResultCount>
              {total === 0 ? (
                <Nothing.Component shown={shown} />
              ) : (
                <>
                  {understood && understood.filters.length > 0 && (
                    <Chips chips={wordChips(q, understood, (words) => landingUrl(words))} />
                  )}
                  <QueryInterpretation
                    q={q}
                    exact={exact}
                    understood={understood}
                    suggestion={suggested}
                    href={(words) => landingUrl(words.q, words.exact)}
                  />
                  <FoundKinds q={q} exact={exact} found={found} />
                </>
              )}
            </>
          ) : (
            <Starts starts={starts} found={found} />
          )}
        </div>
      </Container>
    </>
  );
};
