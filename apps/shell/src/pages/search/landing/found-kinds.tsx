import { rich, t } from '@signpost/language';
import { useFavourites, type Favourites } from '@signpost/identity';
import { grouped, Icon, LinkChips, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { countOf, KINDS } from '../../../components/catalogue/kinds';
import { PlainCard } from '../../../components/catalogue/plain-card';
import { SaveHit } from '../../../components/catalogue/save-hit';
import { emptySearch } from '../address';
import { SamplesNote } from '../samples-note';
import { searchUrl } from '../write-address';
import type { FoundOfKind, LandingData } from './page-data';
import styles from './page.module.css';

const hrefOf = (kind: FoundOfKind['kind'], q: string, exact: boolean): string =>
  searchUrl({ ...emptySearch(kind), q, exact });

/** The results by kind: the counts as links at the top, then the first hits of each kind. */
export const FoundKinds = ({ q, exact, found }: Pick<LandingData, 'q' | 'exact' | 'found'>) => {
  const favourites = useFavourites();
  const withHits = found.filter(({ total }) => total > 0);
  const hasFullMatch = withHits.some(({ understood }) => understood?.matched === 'all');
  return (
    <>
      <div className={styles.counts}>
        <LinkChips
          label={t('Kinds of results')}
          chips={withHits.map((page) => {
            const count = countOf(page);
            return {
              label: KINDS[page.kind].name,
              href: hrefOf(page.kind, q, exact),
              ...(count !== null && { count }),
            };
          })}
        />
      </div>
      <div className={styles.kinds}>
        {withHits.map((page) => (
          <FoundKind
            key={page.kind}
            href={hrefOf(page.kind, q, exact)}
            page={page}
            favourites={favourites}
            isPartial={hasFullMatch && page.understood?.matched === 'most'}
          />
        ))}
      </div>
      <SamplesNote hits={withHits.flatMap(({ hits }) => hits)} />
    </>
  );
};

interface FoundKindProps {
  href: string;
  page: FoundOfKind;
  favourites: Favourites;
  /** Whether only most of the words were found in this kind, unlike in others. */
  isPartial: boolean;
}

const FoundKind = ({ href, page, favourites, isPartial }: FoundKindProps) => {
  const { kind, total, hits } = page;
  const { name, line, icon } = KINDS[kind];
  const count = countOf(page);
  const hasMore = total > hits.length;
  return (
    <section className={styles.kind} data-line={line} aria-labelledby={kind}>
      <h2 id={kind} className={styles.name}>
        <Icon name={icon} /> {name} {count !== null && <span className={styles.count}>{grouped(count)}</span>}
      </h2>
      {isPartial && <p className={styles.note}>{t('These have most of your words.')}</p>}
      {hits.map((hit) => (
        <PlainCard
          key={hit.id}
          record={hit}
          layout="brief"
          level={3}
          action={<SaveHit hit={hit} favourites={favourites} />}
        />
      ))}
      {hasMore && (
        <p className={styles.all}>
          <SmartLink href={href}>
            {count === null
              ? t('See all {name}', { name: name.toLowerCase() })
              : rich('See all {total, number} <hidden>in {name}</hidden>', {
                  total: count,
                  name,
                  hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                })}{' '}
            <Icon name="arrow" />
          </SmartLink>
        </p>
      )}
    </section>
  );
};
