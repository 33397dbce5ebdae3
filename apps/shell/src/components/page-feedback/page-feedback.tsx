import { t } from '@signpost/language';
import { localAddress } from '@signpost/language/runtime';
import { useRef, useState, type ComponentType, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, Container } from '@signpost/shared-ui';
import { FEEDBACK } from './feedback-address';
import type { FeedbackAnswerProps } from './feedback-answer';
import styles from './page-feedback.module.css';

interface Answered {
  readonly Answer: ComponentType<FeedbackAnswerProps>;
  readonly useful: boolean;
}

const Question = ({ path }: { path: string }) => {
  const [answered, setAnswered] = useState<Answered>();
  const isNative = useRef(false);
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    if (isNative.current) return;
    event.preventDefault();
    const { currentTarget: form } = event;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    const loaded = await import(/* webpackChunkName: "shell.feedback-answer" */ './feedback-answer').catch(
      () => undefined,
    );
    if (loaded) return setAnswered({ Answer: loaded.FeedbackAnswer, useful: button.value === 'yes' });
    // Without its script the form is sent as it is without any.
    isNative.current = true;
    form.requestSubmit(button);
  };
  if (answered) return <answered.Answer path={path} useful={answered.useful} />;
  return (
    <form
      method="post"
      action={localAddress(FEEDBACK)}
      className={styles.question}
      onSubmit={(event) => void answer(event)}
    >
      <p id="page-feedback">{t('Was this page useful?')}</p>
      <input type="hidden" name="path" value={path} />
      <div className={styles.answers} role="group" aria-labelledby="page-feedback">
        <Button type="submit" name="useful" value="yes" size="small">
          {t('Yes')}
        </Button>
        <Button type="submit" name="useful" value="no" size="small">
          {t('No')}
        </Button>
      </div>
    </form>
  );
};

/** "Was this page useful?", at the end of every page. It works without scripts; what follows a press is loaded then. */
export const PageFeedback = () => {
  const { pathname } = useLocation();
  return (
    <Container>
      <div className={styles.feedback} key={pathname}>
        <Question path={pathname} />
      </div>
    </Container>
  );
};
