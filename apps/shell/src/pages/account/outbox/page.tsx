import { rich, t } from '@signpost/language';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Container, EmptyState, Notice, Skeleton, Stack } from '@signpost/shared-ui';
import { OUTBOX } from '../addresses';
import { accountHandle } from '../entry';
import { NeedsScript } from '../form/form-page';
import styles from './page.module.css';

export const handle = accountHandle(
  () => ({ title: t('Emails'), description: t('Emails that wait to be sent.') }),
  OUTBOX,
);

const Emails = v.array(
  v.object({ id: v.number(), recipient: v.string(), subject: v.string(), body: v.string() }),
);

type EmailsState = v.InferOutput<typeof Emails> | 'waiting' | 'hidden';

const fetchEmails = async (): Promise<EmailsState> => {
  const answer = await fetch('/api/v1/identity/outbox');
  if (!answer.ok) return 'hidden';
  return v.parse(Emails, await answer.json());
};

/** Lists the emails that the service wrote, newest first: a site on the developer's own computer sends none. */
export const Component = () => {
  const [emails, setEmails] = useState<EmailsState>('waiting');
  useEffect(() => {
    fetchEmails().then(setEmails, () => setEmails('hidden'));
  }, []);
  return (
    <Container>
      <Stack>
        <h1>{t('Emails')}</h1>
        <NeedsScript />
        {emails === 'waiting' && <Skeleton kind="list" count={3} label={t('Loading the emails')} />}
        {emails === 'hidden' && (
          <Notice kind="info" heading={t('Emails are not shown here')}>
            <p>
              {rich(
                'They are sent to their recipients. A site on your own computer shows them with <code>IDENTITY_OUTBOX=true</code>.',
                { code: (text) => <code>{text}</code> },
              )}
            </p>
          </Notice>
        )}
        {Array.isArray(emails) && emails.length === 0 && (
          <EmptyState
            heading={t('No emails')}
            ways={[{ name: t('Make an account'), href: '/account/register' }]}
          >
            <p>{t('One is written when someone makes an account or forgets a password.')}</p>
          </EmptyState>
        )}
        {Array.isArray(emails) &&
          emails.map(({ id, recipient, subject, body }) => (
            <article key={id} className={styles.email}>
              <h2>{subject}</h2>
              <p>{t('To {recipient}', { recipient })}</p>
              <Body text={body} />
            </article>
          ))}
      </Stack>
    </Container>
  );
};

const LINK = /(https?:\/\/\S+?\/account\/\S+)/;

/** An email's text; its links lead to their pages on this host. */
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
