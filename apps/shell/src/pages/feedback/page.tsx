import { t } from '@signpost/language';
import { localAddress } from '@signpost/language/runtime';
import { useSearchParams } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { Button, Container, SmartLink, Stack } from '@signpost/shared-ui';
import { CommentField } from '../../components/page-feedback/comment-field';
import { FEEDBACK, readFeedbackPath } from '../../components/page-feedback/feedback-address';
import styles from './page.module.css';

export const handle = pageHandle({
  head: () => ({
    title: t('Thank you for your feedback'),
    description: '',
    robots: 'noindex',
    canonical: FEEDBACK,
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Feedback'), to: FEEDBACK },
  ],
});

/** The page after an answer that was sent without scripts: thanks, a comment, and the way back. */
export const Component = () => {
  const [search] = useSearchParams();
  const path = readFeedbackPath(search.get('page'));
  const isCommented = search.has('commented');
  const useful = search.get('useful') !== 'no';
  return (
    <Container narrow>
      <Stack>
        <h1>{t('Thank you for your feedback')}</h1>
        <p>{isCommented ? t('Your comment has been sent.') : t('Your answer has been sent.')}</p>
        {path !== undefined && !isCommented && (
          <form method="post" action={localAddress(FEEDBACK)} className={styles.form}>
            <input type="hidden" name="path" value={path} />
            <input type="hidden" name="useful" value={useful ? 'yes' : 'no'} />
            <CommentField useful={useful} />
            <Button type="submit">{t('Send comment')}</Button>
          </form>
        )}
        <p>
          <SmartLink href={path ?? '/'}>
            {path ? t('Back to the page') : t('Back to the home page')}
          </SmartLink>
        </p>
      </Stack>
    </Container>
  );
};
