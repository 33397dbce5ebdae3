import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import type { CareerCategory } from '@signpost/api-client/careers';
import { choiceOf } from '@signpost/api-client/filters';
import { lazyLoader } from '@signpost/federation/contract';
import {
  AddressProblems,
  ButtonLink,
  Container,
  Hero,
  LinkChips,
  LoadedPart,
  Notice,
  Tabs,
} from '@signpost/shared-ui';
import { QUIZ, SEARCH } from '../../components/addresses';
import { useOwnQuiz } from '../../components/quiz/use-own-quiz';
import { CATEGORIES, listUrl, ORDERS, type ListAddress, type Order } from './address';
import { Careers } from './careers';
import { Categories } from './categories';
import type { ListData } from './loader';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "careers.list.loader" */ './loader'));

const NoMatches = ({ message }: { message: string }) => (
  <Notice kind="warning" heading={t('Your matches are not here')}>
    <p>{t('{message}. The list is complete. Try again in a few minutes.', { message })}</p>
  </Notice>
);

/**
 * The career list: by category, A to Z, pay or match. All its state is in the URL; it works without JavaScript.
 */
export const Component = () => {
  const { data, waiting } = useOwnQuiz(useLoaderData() as ListData);
  const { address, category, categories } = data;
  const first = { ...address, page: 1 };
  const shown = category ? (address.sort ?? 'title') : address.sort;
  return (
    <>
      <Hero
        title={category ? category.title : t('Careers')}
        image={category?.banner}
        lead={
          category
            ? category.summary
            : t(
                'What people do all day, what it pays and how to get in. Look by kind of work, or see what fits you.',
              )
        }
      >
        <ButtonLink href={QUIZ} variant="primary">
          {t('Take the career quiz')}
        </ButtonLink>
        <ButtonLink href={SEARCH} icon="search">
          {t('Search careers')}
        </ButtonLink>
      </Hero>
      <Container>
        <div className={styles.body}>
          <AddressProblems problems={data.problems} />
          {category && 'data' in categories && (
            <CategoryLinks address={address} category={category} categories={categories.data} />
          )}
          <Tabs
            label={t('Order')}
            tabs={[
              ...(category ? [] : [{ name: t('By category'), href: listUrl({ ...first, sort: null }) }]),
              ...Object.entries(ORDERS).map(([sort, name]) => ({
                name,
                href: listUrl({ ...first, sort: sort as Order }),
              })),
            ]}
            current={listUrl({ ...first, sort: shown })}
          />
          {data.quiz.status === 'failed' && <NoMatches message={data.quiz.message} />}
          {shown ? (
            <Careers data={data} sort={shown} waiting={waiting} />
          ) : (
            <LoadedPart part={categories}>{(known) => <Categories categories={known} />}</LoadedPart>
          )}
        </div>
      </Container>
    </>
  );
};

interface CategoryLinksProps {
  address: ListAddress;
  category: CareerCategory;
  categories: readonly CareerCategory[];
}

const CategoryLinks = ({ address, category, categories }: CategoryLinksProps) => (
  <nav aria-label={t('Categories')} className={styles.categories}>
    <LinkChips
      label={t('Categories')}
      chips={[
        {
          label: t('All categories'),
          href: listUrl({ ...CATEGORIES, assessmentId: address.assessmentId }),
        },
        ...categories.map(({ id, title, careers }) => ({
          label: title,
          href: listUrl({ ...address, page: 1, category: choiceOf(id, title) }),
          count: careers.length,
          current: id === category.id,
        })),
      ]}
    />
  </nav>
);
