import { useLoaderData } from 'react-router-dom';
import {
  ButtonLink,
  Container,
  Hero,
  LinkChips,
  Part,
  RichText,
  SaveButton,
  Stack,
} from '@signpost/shared-ui';
import { categoryUrl } from '../../components/addresses';
import { Apprenticeships } from '../../components/apprenticeships';
import { FitPanel } from '../../components/fit-panel';
import { Loaded } from '../../components/loaded';
import { togglePathway, useSavedCareers } from '../../components/saving';
import { useOwnQuiz } from '../../components/use-own-quiz';
import { Ladder } from './ladder';
import { Found, Subjects } from './leads-there';
import { loader, type PathData } from './loader';
import styles from './page.module.css';

export { handle } from './head';
export { loader };

const PARTS = {
  careers: 'The careers on it',
  fit: 'Why it may suit you',
  subjects: 'Subjects that lead there',
  apprenticeships: 'Apprenticeships',
  employers: 'Employers',
  experiences: 'Try it out',
} as const;

/** A career path: its careers as stops from the first job up, and what leads there. */
export const Component = () => {
  const { data, waiting } = useOwnQuiz(useLoaderData() as PathData, loader);
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
            {'error' in steps && <Loaded outcome={steps}>{() => null}</Loaded>}
          </Part>
          <Part id="fit" heading={PARTS.fit}>
            <RichText html={pathway.html} />
            <Loaded outcome={data.traits}>
              {(traits) => (
                <FitPanel
                  what="this path"
                  interests={pathway.interests}
                  traits={traits}
                  fit={data.quiz}
                  waiting={waiting}
                />
              )}
            </Loaded>
          </Part>
          <Part id="subjects" heading={PARTS.subjects}>
            <Loaded outcome={steps}>{(known) => <Subjects steps={known} />}</Loaded>
          </Part>
          <Part id="apprenticeships" heading={PARTS.apprenticeships}>
            <Loaded outcome={data.apprenticeships}>{(page) => <Apprenticeships page={page} />}</Loaded>
          </Part>
          <Part id="employers" heading={PARTS.employers}>
            <Loaded outcome={data.employers}>
              {(pages) => <Found pages={pages} none="We know of no employer with people in these careers." />}
            </Loaded>
          </Part>
          <Part id="experiences" heading={PARTS.experiences}>
            <p>Virtual work experience is free, online and done at your own pace.</p>
            <Loaded outcome={data.experiences}>
              {(pages) => <Found pages={pages} none="There is none in these subjects yet." />}
            </Loaded>
          </Part>
        </Stack>
      </Container>
    </>
  );
};
