import { t } from '@signpost/language';
import {
  CardGrid,
  EmptyState,
  LoadedPart,
  Pagination,
  Part,
  PathwayCard,
  ResultCount,
  SaveButton,
  Skeleton,
} from '@signpost/shared-ui';
import type { CareerSummary } from '@signpost/api-client/careers';
import { pathwayUrl, QUIZ } from '../../components/addresses';
import { CareerCard } from '../../components/career-card';
import { reasonsOf } from '../../components/fit/fit-words';
import { togglePathway, useSavedCareers } from '../../components/saving';
import { CAREERS_PER_PAGE, CATEGORIES, listUrl, type Order } from './address';
import type { ListData } from './loader';

/** Number of cards likely to be in view without scrolling. */
const IN_VIEW = 4;

export interface CareersProps {
  data: ListData;
  sort: Order;
  /** Whether the results of the visitor's quiz are still loading. */
  waiting: boolean;
}

/** The requested careers, each with its match when the quiz is known, then the pathways of the category. */
export const Careers = ({ data, sort, waiting }: CareersProps) => {
  const { isPathway } = useSavedCareers();
  if (sort === 'match' && waiting)
    return <Skeleton kind="card" count={8} label={t('Loading your matches')} />;
  if (sort === 'match' && data.quiz.status === 'none') return <NoQuiz />;
  if (sort === 'match' && data.quiz.status === 'flat') return <FlatQuiz />;
  return (
    <>
      <Part id="careers" heading={headings()[sort]}>
        <LoadedPart part={data.careers}>
          {(careers) => <Matched data={data} sort={sort} careers={careers} />}
        </LoadedPart>
      </Part>
      {data.category && data.category.pathways.length > 0 && (
        <Part id="paths" heading={t('Paths through this work')}>
          <LoadedPart part={data.pathways}>
            {(pathways) => (
              <CardGrid>
                {pathways.map((pathway) => (
                  <li key={pathway.id}>
                    <PathwayCard
                      title={pathway.title}
                      href={pathwayUrl(pathway)}
                      image={pathway.image}
                      summary={pathway.summary}
                      careers={pathway.length}
                      action={
                        <SaveButton
                          name={pathway.title}
                          saved={isPathway(pathway)}
                          onToggle={() => togglePathway(pathway)}
                        />
                      }
                    />
                  </li>
                ))}
              </CardGrid>
            )}
          </LoadedPart>
        </Part>
      )}
    </>
  );
};

interface MatchedProps extends Omit<CareersProps, 'waiting'> {
  careers: readonly CareerSummary[];
}

const Matched = ({ data: { address, total, quiz }, sort, careers }: MatchedProps) => {
  const { isCareer } = useSavedCareers();
  const fits = quiz.status === 'ready' ? quiz : null;
  return (
    <>
      <ResultCount>{t('{total, plural, one {# career} other {# careers}}', { total })}</ResultCount>
      <CardGrid>
        {careers.map((career, index) => {
          const fit = fits?.careers[career.id];
          return (
            <li key={career.id}>
              <CareerCard
                career={career}
                saved={isCareer(career)}
                fit={fit}
                reasons={sort === 'match' && fit && fits ? reasonsOf(fit, fits.scores) : []}
                eager={index < IN_VIEW}
              />
            </li>
          );
        })}
      </CardGrid>
      <Pagination
        page={address.page}
        pages={Math.ceil(total / CAREERS_PER_PAGE)}
        href={(page) => listUrl({ ...address, page })}
        label={t('Pages of careers')}
      />
    </>
  );
};

const headings = (): Readonly<Record<Order, string>> => ({
  title: t('Careers from A to Z'),
  pay: t('Careers by pay, highest first'),
  match: t('Careers by how well they fit you'),
});

const NoQuiz = () => (
  <EmptyState
    heading={t('See which careers fit you')}
    ways={[
      { name: t('Take the career quiz'), href: QUIZ },
      { name: t('Look at careers from A to Z'), href: listUrl({ ...CATEGORIES, sort: 'title' }) },
    ]}
  >
    <p>
      {t(
        'The quiz has thirty short statements. After it every career has a percent here, with the reasons. If you took it before, open the link you kept.',
      )}
    </p>
  </EmptyState>
);

const FlatQuiz = () => (
  <EmptyState
    heading={t('No career fits you better than another')}
    ways={[
      { name: t('Take the quiz again'), href: QUIZ },
      { name: t('Look by kind of work'), href: listUrl(CATEGORIES) },
    ]}
  >
    <p>
      {t('Your quiz likes all six interests about the same. Use more of the five answers, the ends too.')}
    </p>
  </EmptyState>
);
