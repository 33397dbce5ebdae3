import { t } from '@signpost/language';
import { Container, EmptyState, Hero } from '@signpost/shared-ui';
import { LIST, QUIZ } from '../../../components/addresses';

/** Page for a link to results that do not exist. */
export const Lost = () => (
  <>
    <Hero title={t('We cannot find these results')} />
    <Container>
      <EmptyState
        heading={t('The link may be cut short')}
        ways={[
          { name: t('Take the career quiz'), href: QUIZ },
          { name: t('Look through all careers'), href: LIST },
        ]}
      >
        <p>
          {t(
            'Check that you copied the whole link. You can also take the quiz again: it takes about 5 minutes.',
          )}
        </p>
      </EmptyState>
    </Container>
  </>
);
