import { t } from '@signpost/language';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@signpost/shared-ui';
import { CommentField } from './comment-field';
import styles from './page-feedback.module.css';
import { sendFeedback } from './send-feedback';

export interface FeedbackAnswerProps {
  readonly path: string;
  readonly useful: boolean;
}

type Step = 'sending' | 'comment' | 'done' | 'failed';

const messages = (): Readonly<Record<Step, string>> => ({
  sending: t('Sending your answer…'),
  comment: t('Thank you. Your answer has been sent.'),
  done: t('Thank you for your comment.'),
  failed: t('We could not send that. Check your connection and try again.'),
});

/** Sends the answer when it appears, takes the focus from the pressed button, then offers a comment. */
export const FeedbackAnswer = ({ path, useful }: FeedbackAnswerProps) => {
  const [step, setStep] = useState<Step>('sending');
  const [retry, setRetry] = useState<() => void>();
  const status = useRef<HTMLParagraphElement>(null);

  const send = async (comment: string | undefined) => {
    setStep('sending');
    const isStored = await sendFeedback({ path, useful, ...(comment !== undefined && { comment }) });
    if (!isStored) setRetry(() => () => void send(comment));
    setStep(isStored ? (comment === undefined ? 'comment' : 'done') : 'failed');
  };
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) void send(undefined);
    isFirst.current = false;
  });
  // The pressed button is gone, and the focus must not fall back to the start of the page.
  useEffect(() => status.current?.focus({ preventScroll: true }), [step]);
  const sendComment = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('comment') as HTMLTextAreaElement;
    const comment = field.value.trim();
    if (comment) void send(comment);
  };

  return (
    <div className={styles.answered}>
      <p role="status" tabIndex={-1} ref={status}>
        {messages()[step]}
      </p>
      {step === 'failed' && (
        <Button size="small" onClick={retry}>
          {t('Send again')}
        </Button>
      )}
      {step === 'comment' && (
        <form className={styles.comment} onSubmit={sendComment}>
          <CommentField useful={useful} />
          <Button type="submit" size="small">
            {t('Send comment')}
          </Button>
        </form>
      )}
    </div>
  );
};
