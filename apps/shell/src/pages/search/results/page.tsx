import { t } from '@signpost/language';
import { useEffect } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { spellingOf } from '@signpost/api-client/search';
import { rememberSearch } from '@signpost/identity';
import {
  AddressProblems,
  Chips,
  Container,
  Icon,
  Notice,
  Sidebar,
  SmartLink,
  QueryInterpretation,
  VisuallyHidden,
} from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SearchHead } from '../search-head';
import { DeferredSuggestBox } from '../suggest/deferred-suggest-box';
import { landingUrl, pathOf, withWords, searchUrl } from '../write-address';
import { chipsOf } from './chips';
import { ListEnd } from './parts';
import { ResultsFilters } from './filters';
import type { ResultsData } from './page-data';
import { Results } from './results';
import { Toolbar } from './toolbar';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "shell.search-results.loader" */ './loader'),
);

/**
 * Search results of one kind: facets, chips, order, list and map. All state is in the address, and all of it
 * works without JavaScript.
 */
export const Component = () => {
  const shown = useLoaderData() as ResultsData;
  const { address, problems, postcodeError } = shown;
  const { kind, q } = address;
  const { name, line } = KINDS[kind];
  useEffect(() => {
    if (q) rememberSearch({ keyword: q, index: kind });
  }, [q, kind]);
  return (
    <div data-line={line}>
      <SearchHead
        Box={DeferredSuggestBox}
        title={q ? t('“{q}” in {kind}', { q, kind: name.toLowerCase() }) : name}
        label={t('Search {kind}', { kind: name.toLowerCase() })}
        q={q}
        action={pathOf(kind)}
        line={line}
      >
        <p>
          <SmartLink href={landingUrl(q)}>
            {q ? t('Search everything for this') : t('Search everything')} <Icon name="arrow" />
          </SmartLink>
        </p>
      </SearchHead>
      <Container>
        <div className={styles.problems}>
          <AddressProblems problems={problems} />
          {postcodeError && (
            // Also shown at its field, which on a phone is inside the closed filters.
            <Notice kind="warning" heading={t('We could not use your postcode')}>
              <p>{postcodeError}</p>
            </Notice>
          )}
        </div>
        <Sidebar side={<ResultsFilters shown={shown} />}>
          <ResultsSection {...shown} />
        </Sidebar>
      </Container>
    </div>
  );
};

/** The results, what was understood of the words, and the pages. */
const ResultsSection = (shown: ResultsData) => {
  const isBusy = useNavigation().state === 'loading';
  const { address, near, results } = shown;
  const { kind, q } = address;
  return (
    <section aria-labelledby="results" aria-busy={isBusy} className={styles.results}>
      <h2 id="results" className={styles.name}>
        <VisuallyHidden>{t('Results')}</VisuallyHidden>
      </h2>
      <Toolbar {...shown} />
      <Chips chips={chipsOf(address, near !== null, results.understood)} clear={pathOf(kind)} />
      {results.total > 0 && (
        <QueryInterpretation
          q={q}
          exact={address.exact}
          understood={results.understood}
          suggestion={spellingOf(results)}
          href={(words) => searchUrl(withWords(address, words.q, words.exact))}
        />
      )}
      <Results {...shown} />
      <ListEnd.Component address={address} results={results} />
    </section>
  );
};
