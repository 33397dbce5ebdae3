import { rich, t } from '@signpost/language';
import { ButtonLink, Container, GetForm, Hero, Button, Notice, TextField } from '@signpost/shared-ui';
import { QUIZ } from '../../../components/addresses';
import { useOwnQuizId } from '../../../components/quiz/use-own-quiz';
import { resultsUrl, statementUrl } from '../address';
import styles from './start.module.css';

interface StartProps {
  statements: number;
  /** Whether the address holds a code that is not one of this quiz. */
  problem: boolean;
}

/** Introduction to the quiz, with links to begin or to continue from a code. */
export const Start = ({ statements, problem }: StartProps) => (
  <>
    <Hero
      title={t('Career quiz')}
      lead={t(
        '{statements} short statements. Say how much you would like each one. Then see which careers fit, and why.',
        { statements },
      )}
    >
      <ButtonLink href={statementUrl('', 1)} variant="primary" size="large">
        {t('Start the quiz')}
      </ButtonLink>
      <EarlierResults />
    </Hero>
    <Container>
      <div className={styles.body}>
        <HowItWorks />
        <Resume statements={statements} problem={problem} />
      </div>
    </Container>
  </>
);

/** Link to the results of the visitor's last quiz; its space is always reserved, to avoid layout shift. */
const EarlierResults = () => {
  const assessmentId = useOwnQuizId();
  return (
    <div className={styles.earlier}>
      {assessmentId && (
        <ButtonLink href={resultsUrl({ id: assessmentId })} size="large">
          {t('See your last results')}
        </ButtonLink>
      )}
    </div>
  );
};

const HowItWorks = () => (
  <section aria-labelledby="how">
    <h2 id="how">{t('How it works')}</h2>
    <ol className={styles.steps}>
      <li>
        {rich(
          '<strong>Answer what you would like to do.</strong> Not what you are good at, and not what pays well. There are no right answers. It takes about 5 minutes.',
          { strong: (text) => <strong>{text}</strong> },
        )}
      </li>
      <li>
        {rich(
          '<strong>See your six interests.</strong> They are a way to sort work that careers advisers have used for 60 years: making, finding out, creating, helping, leading and organising.',
          { strong: (text) => <strong>{text}</strong> },
        )}
      </li>
      <li>
        {rich(
          '<strong>See careers that fit, with the reasons.</strong> Turn down what you do not like the look of, and the list changes.',
          { strong: (text) => <strong>{text}</strong> },
        )}
      </li>
    </ol>
  </section>
);

/** The form that continues the quiz from a code. */
const Resume = ({ statements, problem }: StartProps) => (
  <section aria-labelledby="resume" className={styles.resume}>
    <h2 id="resume">{t('Go on where you left off')}</h2>
    <p>{t('Open the link you kept, or type your code. You need no account.')}</p>
    <GetForm action={QUIZ} className={styles.code}>
      <TextField
        label={t('Your code')}
        name="a"
        hint={t('The numbers from 1 to 5 that you wrote down, such as 31524 41')}
        error={
          problem
            ? t(
                'That is not a code from this quiz. A code has up to {statements} numbers, each from 1 to 5.',
                { statements },
              )
            : undefined
        }
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit">{t('Go on with the quiz')}</Button>
    </GetForm>
    <Notice>
      <p>
        {t(
          'While you answer, nothing is kept: your answers are in the address of the page. When you ask for your results, the answers are kept without your name, under a link that only you have. If you are signed in, your account keeps that link.',
        )}
      </p>
    </Notice>
  </section>
);
