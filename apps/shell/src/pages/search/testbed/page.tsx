import { rich, t } from '@signpost/language';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { SEARCH_KINDS } from '@signpost/api-client/search';
import { lazyLoader } from '@signpost/federation/contract';
import {
  AddressProblems,
  Button,
  Container,
  GetForm,
  Notice,
  ResultCount,
  Select,
  TextField,
} from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SEARCH } from '../address';
import { InspectedRow } from './inspected-row';
import type { TestbedData } from './loader';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "shell.search-testbed.loader" */ './loader'),
);

const indexOptions = () =>
  SEARCH_KINDS.map((kind) => ({ value: kind, label: `${KINDS[kind].name} (${kind})` }));

/**
 * The search test page: choose an index, type a query, and inspect the ranking and the raw record of each hit.
 */
export const Component = () => {
  const { kind, q, problems, answer } = useLoaderData() as TestbedData;
  const isBusy = useNavigation().state === 'loading';
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('Search test page')}</h1>
        <Notice kind="info" heading={t('Test data, for the team')}>
          <p>
            {t(
              'This page shows the search service as it is: indexes, ranking and raw records. It is not advice.',
            )}
          </p>
        </Notice>
        <AddressProblems problems={problems} />
        <GetForm action={`${SEARCH}/testbed`} label={t('Test a search')} search className={styles.form}>
          <Select key={kind} label={t('Index')} name="index" options={indexOptions()} defaultValue={kind} />
          <TextField key={q} label={t('Query')} name="q" defaultValue={q} />
          <Button type="submit" variant="primary">
            {t('Search')}
          </Button>
        </GetForm>
        <section aria-labelledby="answer" aria-busy={isBusy} className={styles.answer}>
          <h2 id="answer">{t('Answer')}</h2>
          <ResultCount>
            {answer.hits.length === 0
              ? t('No hits, {took} ms in the service', { took: answer.took })
              : t('The first {count} of {total, number}, from {index}, {took} ms in the service', {
                  count: answer.hits.length,
                  total: answer.total,
                  index: answer.index,
                  took: answer.took,
                })}
          </ResultCount>
          {answer.suggestedQuery && (
            <p>{t('Suggested spelling: {suggestedQuery}', { suggestedQuery: answer.suggestedQuery })}</p>
          )}
          <p className={styles.params}>
            {rich('Asked with <code>{params}</code>', {
              params: answer.params,
              code: (text) => <code>{text}</code>,
            })}
          </p>
          <ol className={styles.hits}>
            {answer.hits.map((hit, index) => (
              <InspectedRow key={hit.id} hit={hit} place={index + 1} />
            ))}
          </ol>
        </section>
      </div>
    </Container>
  );
};
