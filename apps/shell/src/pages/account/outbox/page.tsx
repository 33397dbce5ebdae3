import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Container, EmptyState, Notice, Skeleton, Stack } from '@signpost/shared-ui';
import { OUTBOX } from '../addresses';
import { accountHandle } from '../entry';
import { NeedsScript } from '../form/form-page';
import styles from './page.module.css';

export const handle = accountHandle('Letters', 'Letters that wait to be sent.', OUTBOX);

const Letters = v.array(
  v.object({ id: v.number(), recipient: v.string(), subject: v.string(), body: v.string() }),
);

type Shown = v.InferOutput<typeof Letters> | 'waiting' | 'hidden';

const readLetters = async (): Promise<Shown> => {
  const answer = await fetch('/api/v1/identity/outbox');
  if (!answer.ok) return 'hidden';
  return v.parse(Letters, await answer.json());
};

/** The letters that the service wrote, newest first: on a site of one's own computer nobody sends them. */
export const Component = () => {
  const [letters, show] = useState<Shown>('waiting');
  useEffect(() => {
    readLetters().then(show, () => show('hidden'));
  }, []);
  return (
    <Container>
      <Stack>
        <h1>Letters</h1>
        <NeedsScript />
        {letters === 'waiting' && <Skeleton kind="list" count={3} label="Fetching the letters" />}
        {letters === 'hidden' && (
          <Notice kind="info" heading="Letters are not shown here">
            <p>
              They go to the people they are for. A site of your own computer shows them by{' '}
              <code>IDENTITY_OUTBOX=true</code>.
            </p>
          </Notice>
        )}
        {Array.isArray(letters) && letters.length === 0 && (
          <EmptyState heading="No letters" ways={[{ name: 'Make an account', href: '/account/register' }]}>
            <p>One is written when someone makes an account or forgets a password.</p>
          </EmptyState>
        )}
        {Array.isArray(letters) &&
          letters.map(({ id, recipient, subject, body }) => (
            <article key={id} className={styles.letter}>
              <h2>{subject}</h2>
              <p>To {recipient}</p>
              <Body text={body} />
            </article>
          ))}
      </Stack>
    </Container>
  );
};

const LINK = /(https?:\/\/\S+?\/account\/\S+)/;

/** A letter's words; its links lead to the page that they are for, on this very site. */
const Body = ({ text }: { text: string }) => (
  <p className={styles.body}>
    {text.split(LINK).map((part, index) =>
      index % 2 === 1 ? (
        <a key={index} href={pathOf(part)}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

const pathOf = (address: string): string => {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
};
