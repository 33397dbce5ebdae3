import { t, formatList } from '@signpost/language';
import { useEffect } from 'react';
import { TRAITS, type ByTrait, type TraitId } from '@signpost/api-client/careers';
import { ASSESSMENT_PARAMETER, startAssessment } from '@signpost/identity';
import { ButtonLink, Container, Hero, Notice, ShareButton, ShowMore, Stack } from '@signpost/shared-ui';
import { categoryUrl, pathwayUrl, QUIZ } from '../../../components/addresses';
import { resultsUrl } from '../address';
import { CareerMatches } from './career-matches';
import { placeCareers } from './less-like';
import { FIRST_MATCHES, firstMatches, MAX_MATCHES } from './spread';
import { Interests } from './interests';
import { SaveResults } from './save-results';
import type { TraitNames } from './match-why';
import { OtherMatches } from './other-matches';
import { TopMatches } from './top-matches';
import { Flat } from './flat';
import styles from './results.module.css';
import type { ResultsProps } from './results-props';

type Trait = ResultsProps['results']['traits'][number];

const flatTexts = () => ({
  title: t('No clear direction yet'),
  lead: t('These are your career quiz results. Your answers like all six interests about the same.'),
});

const resultTexts = (first: Trait, second: Trait) => ({
  title: formatList([first.person, second.person]),
  lead: `${t('These are your career quiz results.')} ${first.summary} ${second.summary}`,
});

/** Quiz results: the six interests, the matches with their reasons, and the confidence. */
export const Results = ({ results, less, all }: ResultsProps) => {
  const { id, flat, traits } = results;
  const byTrait = <Value,>(valueOf: (trait: (typeof traits)[number]) => Value) =>
    Object.fromEntries(traits.map((trait) => [trait.id, valueOf(trait)])) as Record<TraitId, Value>;
  const scores: ByTrait = byTrait(({ score }) => score);
  const names = byTrait(({ title }) => title);
  const [first, second] = traits;
  const placed = placeCareers(results.careers, less);
  const matches = firstMatches(placed, scores, all ? MAX_MATCHES : FIRST_MATCHES);

  // Results opened from a link are used for the rest of the visit (B-10).
  useEffect(() => startAssessment(new URLSearchParams({ [ASSESSMENT_PARAMETER]: id })), [id]);

  return (
    <>
      <Hero {...(flat || !first || !second ? flatTexts() : resultTexts(first, second))}>
        {!flat && <TopMatches matches={matches} />}
        <ShareButton title={t('My career quiz results')} url={resultsUrl({ id, less })} />
        <ButtonLink href={QUIZ} variant="quiet" size="small">
          {t('Take the quiz again')}
        </ButtonLink>
        <SaveResults id={id} />
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            {flat && <Flat />}
            <Interests traits={TRAITS.flatMap((trait) => traits.find((each) => each.id === trait) ?? [])} />
            {!flat && (
              <>
                <Steadiness results={results} />
                <CareerMatches
                  results={results}
                  less={less}
                  all={all}
                  matches={matches}
                  total={placed.length}
                  scores={scores}
                  names={names}
                />
                <OtherDirections results={results} scores={scores} names={names} />
              </>
            )}
            <Limits />
          </Stack>
        </div>
      </Container>
    </>
  );
};

interface OtherDirectionsProps extends Pick<ResultsProps, 'results'> {
  scores: ByTrait;
  names: TraitNames;
}

const OtherDirections = ({ results: { pathways, categories }, scores, names }: OtherDirectionsProps) => (
  <div className={styles.pair}>
    <OtherMatches
      id="pathways"
      heading={t('Pathways that fit')}
      lead={t('Careers that lead from one to the next.')}
      matches={pathways}
      hrefOf={pathwayUrl}
      scores={scores}
      names={names}
    />
    <OtherMatches
      id="categories"
      heading={t('Kinds of work that fit')}
      lead={t('Families of careers, by what they are about.')}
      matches={categories}
      hrefOf={categoryUrl}
      scores={scores}
      names={names}
    />
  </div>
);

const Steadiness = ({ results: { steadiness } }: Pick<ResultsProps, 'results'>) =>
  steadiness && (
    <Notice heading={t('How sure is this?')}>
      <p>
        {steadiness.kept >= steadiness.of * 0.7
          ? t('Quite sure.')
          : steadiness.kept >= steadiness.of * 0.4
            ? t('Fairly sure.')
            : t('Not very sure: your interests are close together.')}{' '}
        {steadiness.kept === steadiness.of
          ? t('Your best {of} careers stay the same, whichever two answers you change.', {
              of: steadiness.of,
            })
          : t(
              'If you changed any two answers by one step, at least {kept} of your best {of} careers would stay among the best {of}.',
              { kept: steadiness.kept, of: steadiness.of },
            )}
      </p>
    </Notice>
  );

const Limits = () => (
  <ShowMore summary={t('What this quiz can and cannot tell you')}>
    <p>
      {t(
        'It compares the pattern of your answers with the interests that each career asks for. Those come from O*NET 29.3, a study of work in the United States, averaged by us for careers in the UK.',
      )}
    </p>
    <p>
      {t(
        'It knows six interests and nothing else. It cannot tell gardening from welding: both are work with your hands. It does not know your grades, where you live or what you need to earn. Look into what surprises you, and use “Less like this” for what does not suit you.',
      )}
    </p>
    <p>
      {t(
        'The percent is 50 plus 50 times the correlation between your scores and the career’s. So it compares which interests come first for you, not how strongly you answered.',
      )}
    </p>
  </ShowMore>
);
