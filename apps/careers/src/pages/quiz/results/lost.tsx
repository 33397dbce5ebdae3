import { Container, EmptyState, Hero } from '@signpost/shared-ui';
import { LIST, QUIZ } from '../../../components/addresses';

/** Page for a link to results that do not exist. */
export const Lost = () => (
  <>
    <Hero title="We cannot find these results" />
    <Container>
      <EmptyState
        heading="The link may be cut short"
        ways={[
          { name: 'Take the career quiz', href: QUIZ },
          { name: 'Look through all careers', href: LIST },
        ]}
      >
        <p>
          Check that you copied the whole link. You can also take the quiz again: it takes about 5 minutes.
        </p>
      </EmptyState>
    </Container>
  </>
);
