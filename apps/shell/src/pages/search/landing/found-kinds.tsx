import { grouped, Icon, LinkChips, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { PlainCard } from '../../../components/catalogue/plain-card';
import { everything } from '../address';
import { SamplesNote } from '../samples-note';
import { searchUrl } from '../write-address';
import type { FoundOfKind, LandingData } from './loader';
import styles from './page.module.css';

const hrefOf = (kind: FoundOfKind['kind'], q: string, exact: boolean): string =>
  searchUrl({ ...everything(kind), q, exact });

/** What was found, kind by kind: how many as links at the top, then the first of each. */
export const FoundKinds = ({ q, exact, found }: Pick<LandingData, 'q' | 'exact' | 'found'>) => {
  const some = found.filter(({ total }) => total > 0);
  const someHoldAll = some.some(({ understood }) => understood?.matched === 'all');
  return (
    <>
      <div className={styles.counts}>
        <LinkChips
          label="Kinds of results"
          chips={some.map(({ kind, total }) => ({
            label: KINDS[kind].name,
            href: hrefOf(kind, q, exact),
            count: total,
          }))}
        />
      </div>
      <div className={styles.kinds}>
        {some.map((page) => (
          <FoundKind
            key={page.kind}
            href={hrefOf(page.kind, q, exact)}
            page={page}
            partly={someHoldAll && page.understood?.matched === 'most'}
          />
        ))}
      </div>
      <SamplesNote hits={some.flatMap(({ hits }) => hits)} />
    </>
  );
};

interface FoundKindProps {
  href: string;
  page: FoundOfKind;
  /** Whether only most of the words were found here, unlike elsewhere. */
  partly: boolean;
}

const FoundKind = ({ href, page: { kind, total, hits }, partly }: FoundKindProps) => {
  const { name, line, icon } = KINDS[kind];
  const more = total > hits.length;
  return (
    <section className={styles.kind} data-line={line} aria-labelledby={kind}>
      <h2 id={kind} className={styles.name}>
        <Icon name={icon} /> {name} <span className={styles.count}>{grouped(total)}</span>
      </h2>
      {partly && <p className={styles.note}>These have most of your words.</p>}
      {hits.map((hit) => (
        <PlainCard key={hit.id} record={hit} layout="brief" level={3} />
      ))}
      {more && (
        <p className={styles.all}>
          <SmartLink href={href}>
            See all {grouped(total)} <VisuallyHidden>in {name}</VisuallyHidden> <Icon name="arrow" />
          </SmartLink>
        </p>
      )}
    </section>
  );
};
