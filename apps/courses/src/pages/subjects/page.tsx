import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import {
  Button,
  Container,
  counted,
  GetForm,
  Hero,
  limit,
  longDate,
  Notice,
  Part,
  Select,
  ShowMore,
} from '@signpost/shared-ui';
import { SUBJECTS } from '../../components/course-url';
import { A_LEVEL_PARAMETER, A_LEVELS, MAPPING, MAX_A_LEVELS } from './a-levels';
import type { ComparedSubjects, SubjectsData } from './page-data';
import { SubjectList } from './subject-list';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "courses.subjects.loader" */ './loader'));

/** Maximum number of invalid A levels that are quoted, and the length of each. */
const MAX_QUOTED = 3;
const MAX_QUOTED_LENGTH = 30;

const OPTIONS = [
  { value: '', label: 'None' },
  ...A_LEVELS.map(({ id, name }) => ({ value: id, label: name })),
];

const Problem = ({ rejected, isOverLimit }: Pick<SubjectsData, 'rejected' | 'isOverLimit'>) =>
  (rejected.length > 0 || isOverLimit) && (
    <Notice kind="error" heading="There is a problem with the A levels">
      {rejected.slice(0, MAX_QUOTED).map((text) => (
        <p key={text}>{`“${limit(text, MAX_QUOTED_LENGTH)}” is not an A level that we know.`}</p>
      ))}
      {isOverLimit && <p>{`You can choose ${MAX_A_LEVELS} A levels. We kept the first ${MAX_A_LEVELS}.`}</p>}
      <p>Choose it again below. Your other A levels are still here.</p>
    </Notice>
  );

const ALevelForm = ({ chosen }: Pick<SubjectsData, 'chosen'>) => (
  <GetForm action={SUBJECTS} label="Your A levels" className={styles.form}>
    <div className={styles.rows}>
      {Array.from({ length: MAX_A_LEVELS }, (_, row) => (
        <Select
          // An address that changes replaces what is chosen.
          key={`${row} ${chosen[row]?.id ?? ''}`}
          label={`A level ${row + 1}`}
          name={A_LEVEL_PARAMETER}
          defaultValue={chosen[row]?.id ?? ''}
          options={OPTIONS}
        />
      ))}
    </div>
    <p>
      <Button type="submit">See what they keep open</Button>
    </p>
  </GetForm>
);

const Compared = ({ met, anyALevels, oneShort, moreShort }: ComparedSubjects) => (
  <>
    <p role="status">
      {`Your A levels are what ${counted(met.length, 'subject')} usually ask${met.length === 1 ? 's' : ''} for. ${anyALevels.length} more usually take any A levels.`}
    </p>
    <Part id="met" heading="They usually ask for what you take">
      <SubjectList subjects={met} otherwise="No subject asks for just these." />
    </Part>
    <Part id="one-short" heading="They usually ask for one more">
      <SubjectList subjects={oneShort} otherwise="No subject is one A level away." />
    </Part>
    <Part id="any" heading="They usually take any A levels">
      <ShowMore summary={counted(anyALevels.length, 'subject')}>
        <SubjectList subjects={anyALevels} otherwise="None." />
      </ShowMore>
    </Part>
    {moreShort.length > 0 && (
      <Part id="more-short" heading="They usually ask for more than one other">
        <ShowMore summary={counted(moreShort.length, 'subject')}>
          <SubjectList subjects={moreShort} otherwise="None." />
        </ShowMore>
      </Part>
    )}
  </>
);

/** Which subjects A levels keep open: the subjects by what they usually ask for. */
export const Component = () => {
  const { chosen, rejected, isOverLimit, compared, checked } = useLoaderData() as SubjectsData;
  return (
    <>
      <Hero
        title="What your A levels keep open"
        lead="Choose the A levels that you take or think of. See which subjects at university usually ask for them, and which for one more."
      />
      <Container>
        <div className={styles.body}>
          <Problem rejected={rejected} isOverLimit={isOverLimit} />
          <ALevelForm chosen={chosen} />
          {compared && <Compared {...compared} />}
          <p className={styles.rule}>
            {`This is what is usual, written by us and last checked on ${longDate(checked)}. It is not a rule: look at what each course asks for. BTECs, T levels, Highers and Access courses are other ways in.`}
          </p>
          <p className={styles.soft}>{`Which subject is closest to an A level: ${MAPPING}.`}</p>
        </div>
      </Container>
    </>
  );
};
