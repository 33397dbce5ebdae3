import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { SlotRows } from '@signpost/federation/slots';
import {
  AddressProblems,
  AtAGlance,
  Container,
  Hero,
  Icon,
  LinkChips,
  LoadedPart,
  Part,
  SaveButton,
  SmartLink,
  Stack,
} from '@signpost/shared-ui';
import { pathwayUrl } from '../../components/addresses';
import { FitPanel } from '../../components/fit/fit-panel';
import { toggleCareer, useSavedCareers } from '../../components/saving';
import { useOwnQuiz } from '../../components/quiz/use-own-quiz';
import type { CareerData } from './page-data';
import { parts } from './parts';
import { Pay } from './pay-section';
import { Rest } from './rest-part';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "careers.career.loader" */ './loader'));

/** The career page: description, pay, quiz match and routes in. */
export const Component = () => {
  const shown = useLoaderData() as CareerData;
  const { data, waiting } = useOwnQuiz(shown);
  const { career } = data;
  const { isCareer } = useSavedCareers();
  return (
    <>
      <Top data={data} saved={isCareer(career)} />
      <Container>
        <div className={styles.contents}>
          <AtAGlance facts={shown.glance} />
          <nav aria-label={t('On this page')}>
            <LinkChips
              label={t('On this page')}
              chips={Object.entries(parts()).map(([id, label]) => ({ label, href: `#${id}` }))}
            />
          </nav>
        </div>
        <Stack>
          <AddressProblems problems={data.problems} />
          <Part id="pay" heading={parts().pay}>
            <Pay.Component career={shown.career} />
          </Part>
          <Part id="fit" heading={parts().fit}>
            <LoadedPart part={data.traits}>
              {(traits) => (
                <FitPanel
                  what={t('this career')}
                  interests={career.interests}
                  traits={traits}
                  fit={data.quiz}
                  waiting={waiting}
                />
              )}
            </LoadedPart>
          </Part>
          <Rest.Component shown={shown} />
          <SlotRows slot="careers.career.row.v1" rows={shown.rows} />
        </Stack>
      </Container>
    </>
  );
};

const Top = ({ data: { career, pathwayId }, saved }: { data: CareerData; saved: boolean }) => {
  const pathway = career.pathways.find(({ id }) => id === pathwayId);
  return (
    <Hero
      title={career.title}
      image={career.banner}
      lead={
        <>
          <p>{career.summary}</p>
          {career.otherTitles.length > 0 && (
            <p className={styles.others}>
              {t('Also called: {list}', { list: career.otherTitles.join(', ') })}
            </p>
          )}
        </>
      }
    >
      <SaveButton name={career.title} saved={saved} onToggle={() => toggleCareer(career)} />
      {pathway && (
        <SmartLink href={pathwayUrl(pathway)} className={styles.pathway}>
          <Icon name="path" />
          {t('On the path “{title}”', { title: pathway.title })}
        </SmartLink>
      )}
    </Hero>
  );
};
