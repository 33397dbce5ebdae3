import { localAddress } from '@signpost/language/runtime';
import { t } from '@signpost/language';
import type { FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router-dom';
import { ASSESSMENT_RESULTS_URL, type Statement } from '@signpost/api-client/careers';
import { Button, Container, Notice, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { QUIZ } from '../../../components/addresses';
import { statementUrl } from '../address';
import { Later } from './later';
import { wordsFor } from './scale';
import styles from './end.module.css';

export interface EndProps {
  statements: readonly Statement[];
  answers: string;
  /** Whether the last submission failed. */
  failed: boolean;
}

/** Summary of all answers, with links to change them and the submit button. */
export const End = ({ statements, answers, failed }: EndProps) => {
  const submit = useSubmit();
  const working = useNavigation().state === 'submitting';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!working) void submit(new FormData(event.currentTarget), { method: 'post', action: QUIZ });
  };
  return (
    <Container narrow>
      <div className={styles.end}>
        <h1>{t('You have answered all {count}', { count: statements.length })}</h1>
        {failed && (
          <Notice kind="error" heading={t('We could not work out your results')}>
            <p>
              {t('Nothing is lost: your answers are in the address of this page. Try again in a minute.')}
            </p>
          </Notice>
        )}
        <form
          action={localAddress(ASSESSMENT_RESULTS_URL)}
          method="post"
          aria-busy={working}
          onSubmit={onSubmit}
        >
          {statements.map(({ id }, place) => (
            <input key={id} type="hidden" name={id} value={answers[place]} />
          ))}
          <Button type="submit" variant="primary" size="large" aria-disabled={working || undefined}>
            {failed ? t('Try again') : t('See your results')}
          </Button>
          <span role="status">
            <VisuallyHidden>{working ? t('Working out your results') : ''}</VisuallyHidden>
          </span>
        </form>
        <Later answers={answers} />
        <section aria-labelledby="answers">
          <h2 id="answers">{t('Your answers')}</h2>
          <ol className={styles.answers}>
            {statements.map(({ id, text }, place) => (
              <li key={id}>
                <span>{text}</span>
                <span className={styles.given}>
                  <strong>{wordsFor(Number(answers[place]))}</strong>
                  <SmartLink href={statementUrl(answers, place + 1)}>
                    {t('Change')}
                    <VisuallyHidden> {t('your answer to: {text}', { text })}</VisuallyHidden>
                  </SmartLink>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Container>
  );
};
