import { useLoaderData, useNavigation } from 'react-router-dom';
import { SEARCH_KINDS } from '@signpost/api-client/search';
import { lazyLoader } from '@signpost/federation/contract';
import {
  Button,
  Container,
  GetForm,
  grouped,
  Notice,
  ResultCount,
  Select,
  TextField,
} from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SEARCH } from '../address';
import { Problems } from '../problems';
import { InspectedRow } from './inspected-row';
import type { TestbedData } from './loader';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "shell.search-testbed.loader" */ './loader'),
);

const INDEXES = SEARCH_KINDS.map((kind) => ({ value: kind, label: `${KINDS[kind].name} (${kind})` }));

/**
 * The search test page: choose an index, type a query, and inspect the ranking and the raw record of each hit.
 */
export const Component = () => {
  const { kind, q, problems, answer } = useLoaderData() as TestbedData;
  const isBusy = useNavigation().state === 'loading';
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>Search test page</h1>
        <Notice kind="info" heading="Test data, for the team">
          <p>
            This page shows the search service as it is: indexes, ranking and raw records. It is not advice.
          </p>
        </Notice>
        <Problems problems={problems} />
        <GetForm action={`${SEARCH}/testbed`} label="Test a search" search className={styles.form}>
          <Select key={kind} label="Index" name="index" options={INDEXES} defaultValue={kind} />
          <TextField key={q} label="Query" name="q" defaultValue={q} />
          <Button type="submit" variant="primary">
            Search
          </Button>
        </GetForm>
        <section aria-labelledby="answer" aria-busy={isBusy} className={styles.answer}>
          <h2 id="answer">Answer</h2>
          <ResultCount>
            {answer.hits.length === 0
              ? `No hits, ${answer.took} ms in the service`
              : `The first ${answer.hits.length} of ${grouped(answer.total)}, from ${answer.index}, ${answer.took} ms in the service`}
          </ResultCount>
          {answer.suggestedQuery && <p>Suggested spelling: {answer.suggestedQuery}</p>}
          <p className={styles.params}>
            Asked with <code>{answer.params}</code>
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
