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

const PARTS = {
  careers: 'The careers on it',
  fit: 'Why it may suit you',
  subjects: 'Subjects that lead there',
  apprenticeships: 'Apprenticeships',
  employers: 'Employers',
  experiences: 'Try it out',
} as const;

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
            More in {pathway.category.title}
          </ButtonLink>
        )}
      </Hero>
      <Container>
        <nav aria-label="On this page" className={styles.contents}>
          <LinkChips
            label="On this page"
            chips={Object.entries(PARTS).map(([id, label]) => ({ label, href: `#${id}` }))}
          />
        </nav>
        <Stack>
          <Part id="careers" heading={PARTS.careers}>
            <Ladder
              pathwayId={pathway.id}
              careers={pathway.careers}
              steps={'data' in steps ? steps.data : []}
              fits={fits}
            />
            {'failure' in steps && <NotLoaded reason={steps.failure} />}
          </Part>
          <Part id="fit" heading={PARTS.fit}>
            <RichText html={pathway.html} />
            <Fit data={data} waiting={waiting} />
          </Part>
          <Part id="subjects" heading={PARTS.subjects}>
            <LoadedPart part={steps}>{(known) => <Subjects steps={known} />}</LoadedPart>
          </Part>
          <Part id="apprenticeships" heading={PARTS.apprenticeships}>
            <LoadedPart part={data.apprenticeships}>
              {(page) => <Apprenticeships page={page} first="close first" />}
            </LoadedPart>
          </Part>
          <Part id="employers" heading={PARTS.employers}>
            <LoadedPart part={data.employers}>
              {(pages) => <Found kind="employers" pages={pages} />}
            </LoadedPart>
          </Part>
          <Part id="experiences" heading={PARTS.experiences}>
            <p>Virtual work experience is free, online and done at your own pace.</p>
            <LoadedPart part={data.experiences}>
              {(pages) => <Found kind="virtual_work_experiences" pages={pages} />}
            </LoadedPart>
          </Part>
        </Stack>
      </Container>
    </>
  );
};

/** How the visitor's quiz results compare with the interests of the pathway. */
const Fit = ({ data, waiting }: { data: PathData; waiting: boolean }) => (
  <LoadedPart part={data.traits}>
    {(traits) => (
      <FitPanel
        what="this path"
        interests={data.pathway.interests}
        traits={traits}
        fit={data.quiz}
        waiting={waiting}
      />
    )}
  </LoadedPart>
);
