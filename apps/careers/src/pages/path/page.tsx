import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import {
  ButtonLink,
  Container,
  Hero,
  LinkChips,
  LoadedPart,
  NotLoaded,
  Part,
  RichText,
  SaveButton,
  Stack,
  TextIn,
} from '@signpost/shared-ui';
import { categoryUrl } from '../../components/addresses';
import { Apprenticeships } from '../../components/apprenticeships';
import { FitPanel } from '../../components/fit/fit-panel';
import { togglePathway, useSavedCareers } from '../../components/saving';
import { useOwnQuiz } from '../../components/quiz/use-own-quiz';
import { Ladder } from './ladder';
import { Found, Subjects } from './leads-there';
import type { PathData } from './loader';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "careers.path.loader" */ './loader'));

const parts = () =>
  ({
    careers: t('The careers on it'),
    fit: t('Why it may suit you'),
    subjects: t('Subjects that lead there'),
    apprenticeships: t('Apprenticeships'),
    employers: t('Employers'),
    experiences: t('Try it out'),
  }) as const;

const closeFirst = (shown: number): string =>
  t('{shown, plural, one {This one closes} other {These # close}} first.', { shown });

/** The pathway page: its careers from the first job on, with subjects, employers and work experiences. */
export const Component = () => {
  const { data, waiting } = useOwnQuiz(useLoaderData() as PathData);
  const { pathway, steps, fits } = data;
  const { isPathway } = useSavedCareers();
  return (
    <>
      <Hero title={pathway.title} image={pathway.banner} lead={<p>{pathway.summary}</p>}>
        <SaveButton name={pathway.title} saved={isPathway(pathway)} onToggle={() => togglePathway(pathway)} />
        {pathway.category && (
          <ButtonLink href={categoryUrl(pathway.category)} variant="quiet" icon="list">
            {t('More in {title}', { title: pathway.category.title })}
          </ButtonLink>
        )}
      </Hero>
      <Container>
        <nav aria-label={t('On this page')} className={styles.contents}>
          <LinkChips
            label={t('On this page')}
            chips={Object.entries(parts()).map(([id, label]) => ({ label, href: `#${id}` }))}
          />
        </nav>
        <Stack>
          <Part id="careers" heading={parts().careers}>
            <Ladder
              pathwayId={pathway.id}
              careers={pathway.careers}
              steps={'data' in steps ? steps.data : []}
              fits={fits}
            />
            {'failure' in steps && <NotLoaded reason={steps.failure} />}
          </Part>
          <Part id="fit" heading={parts().fit}>
            <About pathway={pathway} />
            <Fit data={data} waiting={waiting} />
          </Part>
          <Part id="subjects" heading={parts().subjects}>
            <LoadedPart part={steps}>{(known) => <Subjects steps={known} />}</LoadedPart>
          </Part>
          <Part id="apprenticeships" heading={parts().apprenticeships}>
            <LoadedPart part={data.apprenticeships}>
              {(page) => <Apprenticeships page={page} first={closeFirst} />}
            </LoadedPart>
          </Part>
          <Part id="employers" heading={parts().employers}>
            <LoadedPart part={data.employers}>
              {(pages) => <Found kind="employers" pages={pages} />}
            </LoadedPart>
          </Part>
          <Part id="experiences" heading={parts().experiences}>
            <p>{t('Virtual work experience is free, online and done at your own pace.')}</p>
            <LoadedPart part={data.experiences}>
              {(pages) => <Found kind="virtual_work_experiences" pages={pages} />}
            </LoadedPart>
          </Part>
        </Stack>
      </Container>
    </>
  );
};

const About = ({ pathway: { html, language } }: Pick<PathData, 'pathway'>) => (
  <TextIn language={language}>
    <RichText html={html} />
  </TextIn>
);

/** How the visitor's quiz results compare with the interests of the pathway. */
const Fit = ({ data, waiting }: { data: PathData; waiting: boolean }) => (
  <LoadedPart part={data.traits}>
    {(traits) => (
      <FitPanel
        what={t('this path')}
        interests={data.pathway.interests}
        traits={traits}
        fit={data.quiz}
        waiting={waiting}
      />
    )}
  </LoadedPart>
);
