import { localAddress } from '@signpost/language/runtime';
import { t } from '@signpost/language';
import type { FormEvent } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router-dom';
import { ASSESSMENT_RESULTS_URL, type Statement } from '@signpost/api-client/careers';
import { Container, Icon, Progress, SmartLink } from '@signpost/shared-ui';
import { QUIZ } from '../../../components/addresses';
import { answeredUrl, statementUrl } from '../address';
import { Later } from './later';
import { scale } from './scale';
import { useAnswerKeys } from './use-answer-keys';
import styles from './statement.module.css';

export interface StatementScreenProps {
  statements: readonly Statement[];
  /** Digits from 1 to 5, one per answered statement. */
  answers: string;
  /** Number of the statement, from 1. */
  at: number;
}

/**
 * One statement and its five answers. Each answer is a button of a plain form: a GET that keeps the answers in the
 * address, and for the last statement a POST that submits the quiz.
 */
export const StatementScreen = ({ statements, answers, at }: StatementScreenProps) => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { form, statement } = useAnswerKeys();
  const working = useNavigation().state === 'submitting';
  const { id, text } = statements[at - 1] as Statement;
  const last = at === statements.length && answers.length === at - 1;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = Number(submitter?.dataset['answer']);
    if (working || !answer) return;
    if (!last) return void navigate(answeredUrl(answers, at, answer, statements.length));
    const filledForm = new FormData(event.currentTarget);
    filledForm.set(id, String(answer));
    void submit(filledForm, { method: 'post', action: QUIZ });
  };

  return (
    <Container narrow>
      <div className={styles.screen}>
        <Progress
          label={t('Career quiz')}
          value={at - 1}
          max={statements.length}
          text={t('Statement {at} of {count}', { at, count: statements.length })}
        />
        <form
          ref={form}
          className={styles.form}
          action={localAddress(last ? ASSESSMENT_RESULTS_URL : QUIZ)}
          method={last ? 'post' : 'get'}
          aria-busy={working}
          onSubmit={onSubmit}
        >
          <h1 ref={statement} id="statement" tabIndex={-1} className={styles.statement}>
            {text}
          </h1>
          {last
            ? [...answers].map((answer, place) => (
                <input key={place} type="hidden" name={statements[place]?.id} value={answer} />
              ))
            : at < answers.length &&
              answers.length < statements.length && <input type="hidden" name="at" value={at + 1} />}
          <Scale answers={answers} at={at} lastId={last ? id : undefined} />
        </form>
        <p className={styles.hint}>
          <span role="status">{working && t('Working out your results')}</span>
          {!working && <span className={styles.keys}>{t('You can press the keys 1 to 5.')}</span>}
        </p>
        <StatementLinks statements={statements} answers={answers} at={at} />
        {answers && <Later answers={answers} />}
      </div>
    </Container>
  );
};

interface ScaleProps extends Pick<StatementScreenProps, 'answers' | 'at'> {
  /** Id of the statement, if its answer submits the quiz. */
  lastId: string | undefined;
}

const Scale = ({ answers, at, lastId }: ScaleProps) => (
  <ol className={styles.scale} aria-labelledby="statement">
    {scale().map((words, index) => (
      <li key={words}>
        <Answer
          words={words}
          answer={index + 1}
          given={Number(answers[at - 1] ?? 0) === index + 1}
          {...(lastId
            ? { name: lastId, value: String(index + 1) }
            : { name: 'a', value: answers.slice(0, at - 1) + String(index + 1) + answers.slice(at) })}
        />
      </li>
    ))}
  </ol>
);

/** Links to the statements before and after this one. */
const StatementLinks = ({ statements, answers, at }: StatementScreenProps) => (
  <p className={styles.ways}>
    <SmartLink href={at === 1 ? QUIZ : statementUrl(answers, at - 1)} className={styles.back}>
      <Icon name="back" />
      {at === 1 ? t('Back to the start') : t('Back one statement')}
    </SmartLink>
    {answers.length >= at && (
      <SmartLink href={statementUrl(answers)} className={styles.back}>
        {answers.length === statements.length ? t('Keep this answer') : t('On to where you were')}
        <Icon name="next" />
      </SmartLink>
    )}
  </p>
);

interface AnswerProps {
  words: string;
  answer: number;
  given: boolean;
  name: string;
  value: string;
}

const Answer = ({ words, answer, given, name, value }: AnswerProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    data-answer={answer}
    aria-keyshortcuts={String(answer)}
    aria-pressed={given || undefined}
    className={styles.answer}
  >
    <span className={styles.stop} aria-hidden="true">
      {answer}
    </span>
    {words}
  </button>
);
