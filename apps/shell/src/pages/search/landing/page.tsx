import { useEffect } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { rememberSearch } from '@signpost/identity';
import { Container, counted, ResultCount } from '@signpost/shared-ui';
import { Problems } from '../problems';
import { EVERYWHERE } from '../recent-url';
import { SearchHead } from '../search-head';
import { SuggestBox } from '../suggest/suggest-box';
import type { LandingData } from './loader';
import { FoundKinds } from './found-kinds';
import { NothingAtAll } from './nothing';
import { Starts } from './starts';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.search.loader" */ './loader'));

/** The search landing: one box across everything; what there is, or what was found of each kind. */
export const Component = () => {
  const { q, problems, found, starts, suggested } = useLoaderData() as LandingData;
  const busy = useNavigation().state === 'loading';
  const total = found.reduce((sum, page) => sum + page.total, 0);
  useEffect(() => {
    if (q) rememberSearch({ keyword: q, index: EVERYWHERE });
  }, [q]);
  return (
    <>
      <SearchHead
        Box={SuggestBox}
        title={q ? `Search for “${q}”` : 'Search everything'}
        label="Search everything"
        q={q}
      >
        {!q && <p>Careers, courses, universities, employers and guides: one box finds them all.</p>}
      </SearchHead>
      <Container>
        <div className={styles.body} aria-busy={busy}>
          <Problems problems={problems} />
          {q ? (
            <>
              <ResultCount>
                {total === 0 ? 'Nothing found' : `${counted(total, 'result')} across the site`}
              </ResultCount>
              {total === 0 ? (
                <NothingAtAll q={q} suggested={suggested} />
              ) : (
                <FoundKinds q={q} found={found} />
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
