import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { AddressProblems, Container, Hero, LoadedPart, ShowMore } from '@signpost/shared-ui';
import type { CompassData } from './loader';
import { OtherWays } from './other-ways';
import { Starts } from './starts';
import { WhereTo } from './where-to';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** The career compass: from a subject, a skill or an interest to careers. All its state is in the URL. */
export const Component = () => {
  const { search, problems, starts, directions } = useLoaderData() as CompassData;
  const from = directions && 'data' in directions ? directions.data : null;
  const allStarts = (
    <LoadedPart part={starts}>{(known) => <Starts starts={known} search={search} />}</LoadedPart>
  );
  return (
    <>
      <Hero
        title={from ? t('Careers from {title}', { title: from.title }) : t('Career compass')}
        lead={
          from
            ? t(
                'Each of these {count} careers asks for it or builds on it. Go to one, or change to another line.',
                { count: from.careers.length },
              )
            : t(
                'Start from something you know: a subject, a skill or an interest. See the careers it leads to.',
              )
        }
      />
      <Container>
        <div className={styles.body}>
          <AddressProblems problems={problems} />
          {directions && (
            <LoadedPart part={directions}>{(known) => <WhereTo start={known} search={search} />}</LoadedPart>
          )}
          {from ? <ShowMore summary={t('Start from something else')}>{allStarts}</ShowMore> : allStarts}
          <OtherWays />
        </div>
      </Container>
    </>
  );
};
