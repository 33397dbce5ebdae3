import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import type { Loaded } from '@signpost/api-client/parts';
import { lazyLoader } from '@signpost/federation/contract';
import { ButtonLink, Container, Hero, SampleNotice } from '@signpost/shared-ui';
import { LIST, QUIZ } from '../../components/addresses';
import { COMPASS } from '../compass/search';
import { apprenticeshipIdea, articleIdea, industryIdea, pathwayIdea, subjectIdea } from './ideas';
import type { WhatToDoData } from './loader';
import { SavedProgress } from './saved-progress';
import { Ideas, Stop, type Idea } from './stop';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "careers.what-to-do.loader" */ './loader'),
);

const ideas = <Thing,>(part: Loaded<readonly Thing[]>, ideaOf: (thing: Thing) => Idea) =>
  'data' in part ? { data: part.data.map(ideaOf) } : part;

/** The page "What to do": from no idea to three saved items, in six steps in any order. */
export const Component = () => (
  <>
    <Hero
      title={t('What to do')}
      lead={t(
        'No idea yet? That is a fine place to begin. Look around, and save three things that you might like. Nothing is decided by it.',
      )}
    >
      <ButtonLink href={QUIZ} variant="primary" size="large">
        {t('Take the career quiz')}
      </ButtonLink>
    </Hero>
    <Container>
      <SavedProgress />
      <ol className={styles.stops}>
        <Stop
          id="you"
          line="careers"
          heading={t('Begin with you')}
          lead={t(
            '30 short statements show which careers fit what you like to do. Or start from a subject, a skill or an interest you already have.',
          )}
        >
          <p className={styles.ways}>
            <ButtonLink href={QUIZ}>{t('Take the quiz: 5 minutes')}</ButtonLink>
            <ButtonLink href={COMPASS}>{t('Start from what you know')}</ButtonLink>
          </p>
        </Stop>
        <IdeaStops />
      </ol>
    </Container>
  </>
);

const InventedNotice = () => (
  <SampleNotice
    detail={t('These apprenticeships and their employers are invented, to show how the site works.')}
  />
);

/** The five steps that suggest items to save. */
const IdeaStops = () => {
  const { pathways, industries, subjects, apprenticeships, articles } = useLoaderData() as WhatToDoData;
  const invented = 'data' in apprenticeships && apprenticeships.data.some(({ sample }) => sample);
  return (
    <>
      <Stop
        id="pathways"
        line="careers"
        heading={t('Look down a pathway')}
        lead={t('Careers that lead from one to the next, from a first job to the top.')}
      >
        <Ideas
          part={ideas(pathways, pathwayIdea)}
          kind="careerPathways"
          more={{ name: t('See all careers'), href: LIST }}
        />
      </Stop>
      <Stop
        id="industries"
        line="employers"
        heading={t('Visit an industry')}
        lead={t('What it is like to work there, who works there, and what they earn.')}
      >
        <Ideas
          part={ideas(industries, industryIdea)}
          kind="pages"
          more={{ name: t('See all industries'), href: '/explore/search/industry_guides' }}
        />
      </Stop>
      <Stop
        id="subjects"
        line="guides"
        heading={t('Try a subject')}
        lead={t(
          'What you would study, and where it leads. Graduate pay is the middle of what they say they earn 15 months after the course.',
        )}
      >
        <Ideas
          part={ideas(subjects, subjectIdea)}
          kind="subjects"
          more={{ name: t('See all subjects'), href: '/explore/search/subject_guides' }}
        />
      </Stop>
      <Stop
        id="apprenticeships"
        line="employers"
        heading={t('Earn while you learn')}
        lead={t('Apprenticeships you can apply for now. They close soonest first.')}
      >
        {invented && <InventedNotice />}
        <Ideas
          part={ideas(apprenticeships, apprenticeshipIdea)}
          kind="pages"
          more={{ name: t('See all apprenticeships'), href: '/explore/search/apprenticeships' }}
        />
      </Stop>
      <Stop
        id="articles"
        line="guides"
        heading={t('Read before you choose')}
        lead={t('What others asked themselves, in a few minutes each.')}
      >
        <Ideas
          part={ideas(articles, articleIdea)}
          kind="pages"
          more={{ name: t('See all articles'), href: '/explore/search/articles' }}
        />
      </Stop>
    </>
  );
};
