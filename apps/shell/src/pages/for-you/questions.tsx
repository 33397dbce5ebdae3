import { rich, t } from '@signpost/language';
import { useId, type FormEvent } from 'react';
import type { Subject } from '@signpost/api-client/guides';
import { NATIONS, nationName } from '@signpost/api-client/nations';
import { Button, ChoiceChips, PostcodeField, Select, ShowMore } from '@signpost/shared-ui';
import { FOR_YOU, MAX_SUBJECTS, readProfile, type Answers } from './profile';
import styles from './page.module.css';

/** Subjects shown first, the most popular ones; the others are in a further list. */
const POPULAR = [
  'biology',
  'business',
  'computer-science',
  'design',
  'economics',
  'education',
  'engineering',
  'english',
  'history',
  'law',
  'mathematics',
  'medicine',
  'nursing',
  'psychology',
  'sport-science',
];

const studyTable = () => [
  { value: 'full-time', label: t('Full-time') },
  { value: 'part-time', label: t('Part-time') },
  { value: 'distance', label: t('From home') },
  { value: 'apprenticeship', label: t('While I work (apprenticeship)') },
];

interface QuestionsProps {
  subjects: readonly Subject[];
  answers: Answers;
  postcodeError: string | null;
  onAnswer: (answers: Answers) => void;
}

const optionsOf = (subjects: readonly Subject[]) =>
  subjects.map(({ id, title }) => ({ value: id, label: title }));

/**
 * Three quick questions. With JavaScript the answers stay on the device; without, the form requests the page with them.
 */
export const Questions = ({ subjects, answers, postcodeError, onAnswer }: QuestionsProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const { subjects: chosen, postcode, nation, study } = readProfile(new URLSearchParams(given));
    onAnswer({ subjects: chosen, postcode, nation, study });
  };
  return (
    <form action={FOR_YOU} method="get" className={styles.questions} aria-labelledby={id} onSubmit={submit}>
      <h2 id={id}>{t('Three quick questions')}</h2>
      <p className={styles.private}>
        {rich('Skip any of them. <span>Your answers stay in this browser.</span>', {
          span: (text) => <span className={styles.scripted}>{text}</span>,
        })}
      </p>
      {subjects.length > 0 && <Interests subjects={subjects} chosen={answers.subjects} />}
      <Place answers={answers} postcodeError={postcodeError} />
      <div className={styles.question}>
        <ChoiceChips
          legend={t('3. How do you want to study?')}
          name="study"
          options={studyTable()}
          defaultValues={answers.study ? [answers.study] : []}
        />
      </div>
      <Button type="submit" variant="primary">
        {t('Show me ideas')}
      </Button>
    </form>
  );
};

const Interests = ({ subjects, chosen }: { subjects: readonly Subject[]; chosen: Answers['subjects'] }) => {
  const popular = subjects.filter(({ id }) => POPULAR.includes(id));
  const others = subjects.filter(({ id }) => !POPULAR.includes(id));
  const defaults = [...chosen];
  return (
    <div className={styles.question}>
      <ChoiceChips
        many
        legend={t('1. What interests you? Up to {maxSubjects}', { maxSubjects: MAX_SUBJECTS })}
        name="subjects"
        options={optionsOf(popular)}
        defaultValues={defaults}
      />
      <ShowMore summary={t('{count} more subjects', { count: others.length })}>
        <ChoiceChips
          many
          legend={t('More subjects')}
          name="subjects"
          options={optionsOf(others)}
          defaultValues={defaults}
        />
      </ShowMore>
    </div>
  );
};

const Place = ({ answers, postcodeError }: Pick<QuestionsProps, 'answers' | 'postcodeError'>) => (
  <fieldset className={styles.question}>
    <legend>{t('2. Where?')}</legend>
    <div className={styles.where}>
      <PostcodeField
        label={t('Near this postcode')}
        name="postcode"
        defaultValue={answers.postcode ?? ''}
        error={postcodeError ?? undefined}
      />
      <Select
        label={t('Or anywhere in')}
        name="nation"
        defaultValue={answers.nation ?? ''}
        options={[
          { value: '', label: t('The UK') },
          ...NATIONS.map((nation) => ({ value: nation, label: nationName(nation) })),
        ]}
      />
    </div>
  </fieldset>
);
