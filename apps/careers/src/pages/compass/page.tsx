import { useLoaderData } from 'react-router-dom';
import { Container, Hero, ShowMore } from '@signpost/shared-ui';
import { AddressProblems } from '../../components/address-problems';
import type { CompassData } from './loader';
import { OtherWays } from './other-ways';
import { Starts } from './starts';
import { WhereTo } from './where-to';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** The career compass: from a subject, a skill or an interest to careers. All of it is in the address. */
export const Component = () => {
  const { search, problems, starts, directions } = useLoaderData() as CompassData;
  return (
    <>
      <Hero
        title={directions ? `Careers from ${directions.title}` : 'Career compass'}
        lead={
          directions
            ? `Each of these ${directions.careers.length} careers asks for it or builds on it. Go to one, or change to another line.`
            : 'Start from something you know: a subject, a skill or an interest. See the careers it leads to.'
        }
      />
      <Container>
        <div className={styles.body}>
          <AddressProblems problems={problems} />
          {directions ? (
            <>
              <WhereTo start={directions} search={search} />
              <ShowMore summary="Start from something else">
                <Starts starts={starts} search={search} />
              </ShowMore>
            </>
          ) : (
            <Starts starts={starts} search={search} />
          )}
          <OtherWays />
        </div>
      </Container>
    </>
  );
};
