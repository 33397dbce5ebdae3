import { t } from '@signpost/language';
import { courseUrl, providerUrl } from '@signpost/api-client/page-urls';
import { useLoaderData, useNavigation } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import { lazyLoader } from '@signpost/federation/contract';
import { useOwnPoints } from '@signpost/identity/own-points';
import {
  ComparisonTable,
  Container,
  Icon,
  Notice,
  PrintButton,
  SampleMark,
  ShareButton,
  SmartLink,
  type ComparedThing,
} from '@signpost/shared-ui';
import { PageHead } from '../../components/page-head/page-head';
import { SlotRows } from '../../slots/slot-rows';
import { AboutDifferences } from './about-differences';
import { Add } from './add';
import type { CompareData } from './loader';
import type { Compared } from './compared';
import { columnsOf, compareUrl, removeItem, type Selection } from './selection';
import { studyGroups } from './study-groups';
import { uniGroups } from './uni-groups';
import type { Way } from './ways';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.compare.loader" */ './loader'));

const RemoveLink = ({
  selection,
  kind,
  id,
  name,
}: {
  selection: Selection;
  kind: Compared;
  id: string;
  name: string;
}) => (
  <SmartLink
    href={compareUrl(removeItem(selection, kind, id))}
    className={styles.takeOut}
    aria-label={t('Take out {name}', { name })}
  >
    <Icon name="close" /> {t('Take out')}
  </SmartLink>
);

const uniItems = ({ unis, selection }: CompareData): ComparedThing[] =>
  unis.map(({ shortProviderId: id, name }) => ({
    id,
    name,
    href: providerUrl({ shortProviderId: id, name }),
    action: <RemoveLink selection={selection} kind="unis" id={id} name={name} />,
  }));

/** The employer of a vacancy, and whether the vacancy is invented. */
const JobNote = ({ job: { facts } }: { job: SearchHit }) => (
  <>
    {facts.employer} {facts.sample && <SampleMark />}
  </>
);

const wayItem =
  (selection: Selection) =>
  (way: Way): ComparedThing => {
    const kind = way.kind;
    const item =
      way.kind === 'courses'
        ? {
            id: way.course.id,
            name: way.course.title,
            href: courseUrl(way.course),
            note: way.course.provider.name,
          }
        : { id: way.job.id, name: way.job.name, href: way.job.url, note: <JobNote job={way.job} /> };
    return {
      ...item,
      action: <RemoveLink selection={selection} kind={kind} id={item.id} name={item.name} />,
    };
  };

/**
 * Compare page: up to four universities, and up to four ways to study, side by side. All of its state is in the
 * address.
 */
export const Component = () => {
  const shown = useLoaderData() as CompareData;
  const isBusy = useNavigation().state === 'loading';
  const { selection, unis, ways, facts, found, rows } = shown;
  const own = useOwnPoints();
  return (
    <Container>
      <div className={styles.page} aria-busy={isBusy}>
        <Top {...shown} />
        {unis.length > 0 && (
          <section className={styles.table} data-line="unis" aria-label={t('Universities and colleges')}>
            <ComparisonTable
              caption={
                unis.length === 1
                  ? t('One university so far')
                  : t('{count, plural, one {# university} other {# universities}} side by side', {
                      count: unis.length,
                    })
              }
              things={uniItems(shown)}
              groups={uniGroups(unis, facts)}
            />
          </section>
        )}
        {ways.length > 0 && (
          <section className={styles.table} data-line="courses" aria-label={t('Ways to study')}>
            <ComparisonTable
              caption={
                ways.length === 1
                  ? t('One way to study so far')
                  : t('{count, plural, one {# way} other {# ways}} to study, side by side', {
                      count: ways.length,
                    })
              }
              things={ways.map(wayItem(selection))}
              groups={studyGroups(ways, facts, own?.points ?? 0)}
            />
          </section>
        )}
        <div className={styles.starts}>
          <Add table="unis" selection={selection} found={found} columns={columnsOf(selection, 'unis')} />
          <Add table="study" selection={selection} found={found} columns={columnsOf(selection, 'study')} />
        </div>
        <SlotRows slot="compare.row" rows={rows} />
        <AboutDifferences facts={facts} />
      </div>
    </Container>
  );
};

const Top = (shown: CompareData) => {
  const { selection, unis, ways, found } = shown;
  const isEmpty = unis.length + ways.length === 0;
  return (
    <PageHead
      title={t('Compare')}
      lead={
        isEmpty
          ? t(
              'Put up to four universities side by side, or degrees next to apprenticeships. Then share the page or print it.',
            )
          : t('A figure is marked as highest or lowest only where we are 95% certain.')
      }
      isShort={!isEmpty}
      actions={
        !isEmpty && (
          <>
            <ShareButton title={t('My comparison on Signpost')} url={compareUrl(selection)} />
            <PrintButton />
          </>
        )
      }
    >
      <Problems {...shown} />
      {found?.matches && found.matches.length > 0 && (
        <p>
          <a href={`#add-${found.table}`}>
            {t('See {count, plural, one {# match} other {# matches}} for “{text}”', {
              count: found.matches.length,
              text: found.text,
            })}
          </a>
        </p>
      )}
    </PageHead>
  );
};

const Problems = ({ problems, failures }: CompareData) => (
  <>
    {problems.length > 0 && (
      <Notice kind="warning" heading={t('We could not use part of this address')}>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    )}
    {failures.length > 0 && (
      <Notice kind="error" heading={t('Part of this comparison is missing')}>
        <p>
          {failures[0]} {t('Reload the page to try again.')}
        </p>
      </Notice>
    )}
  </>
);
