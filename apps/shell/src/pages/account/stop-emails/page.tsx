import { rich, t } from '@signpost/language';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { languageParameter } from '@signpost/api-client/language';
import { Button, Container, SmartLink, Stack } from '@signpost/shared-ui';
import { STOP_EMAILS } from '../addresses';
import { accountHandle } from '../entry';

export const handle = accountHandle(
  () => ({
    title: t('Stop emails'),
    description: t('Stop the emails about things that you watch, without signing in.'),
  }),
  STOP_EMAILS,
);

/** What the address asks for. */
interface StopEmailsData {
  /** The token of the email's link; null without a valid one. */
  readonly token: string | null;
  readonly isStopped: boolean;
}

/** Reads the token of the email's link, and whether the emails were stopped. */
export const loader = ({ request }: LoaderFunctionArgs): StopEmailsData => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  return {
    token: /^[\w-]{43}$/.test(token) ? token : null,
    isStopped: searchParams.get('stopped') === '1',
  };
};

/** Stops the emails about watched things (E-26) by a form, without scripts and without signing in. */
export const Component = () => {
  const data = useLoaderData<StopEmailsData>();
  return (
    <Container>
      <Stack>
        <Content {...data} />
        <p>
          {rich(
            'What you watch stays as it is, and the site still tells you there. <link>See what you watch</link>',
            { link: (text) => <SmartLink href="/explore/favourites#watched">{text}</SmartLink> },
          )}
        </p>
      </Stack>
    </Container>
  );
};

/** The address that stops the emails, and leads back to this page in its language. */
const stopAddress = (token: string): string => {
  const language = languageParameter();
  return `/api/v1/stop-emails/${token}${language ? `?lang=${language.lang}` : ''}`;
};

const Content = ({ token, isStopped }: StopEmailsData) => {
  if (isStopped)
    return (
      <>
        <h1>{t('The emails have stopped')}</h1>
        <p>{t('You will get no more emails about things you watch.')}</p>
      </>
    );
  if (token === null)
    return (
      <>
        <h1>{t('Stop emails')}</h1>
        <p>{t('This link is not complete. Open the whole link from the email.')}</p>
      </>
    );
  return (
    <>
      <h1>{t('Stop emails')}</h1>
      <p>{t('Press the button, and you will get no more emails about things you watch.')}</p>
      <form method="post" action={stopAddress(token)} aria-label={t('Stop emails')}>
        <Button type="submit" variant="primary">
          {t('Stop these emails')}
        </Button>
      </form>
    </>
  );
};
