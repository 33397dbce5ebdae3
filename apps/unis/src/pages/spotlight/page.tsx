import { t } from '@signpost/language';
import { courseSearchUrl, employerUrl, providerUrl, savedPageId } from '@signpost/api-client/page-urls';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { useLoaderData } from 'react-router-dom';
import { breadcrumbList, lazyLoader, pageHandle } from '@signpost/federation/contract';
import {
  ButtonLink,
  Container,
  Hero,
  Icon,
  LinkChips,
  LoadedPart,
  sampleHead,
  SampleMark,
  SampleNotice,
  Paragraphs,
  SaveButton,
  Prose,
  Stack,
  named,
  dataLanguage,
} from '@signpost/shared-ui';
import { dataOf } from '@signpost/api-client/parts';
import type { Spotlight } from '@signpost/api-client/unis';
import { openDaySeries } from '../../components/open-days/series';
import { unisCrumbs } from '../../components/provider/provider-crumbs';
import { AboutProvider } from './about-provider';
import type { SpotlightData, SpotlightProvider } from './loader';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.spotlight.loader" */ './loader'));

const crumbsOf = ({ spotlight, of }: SpotlightData) => {
  const provider = dataOf(of, null)?.provider;
  return [
    ...unisCrumbs(),
    ...(provider ? [{ label: provider.name, to: providerUrl(provider) }] : []),
    { label: t('Promotion'), to: spotlight.url },
  ];
};

const openDaysOf = (whose: SpotlightProvider | null) =>
  whose
    ? openDaySeries(t('Open days of {name}', { name: whose.provider.name }), dataOf(whose.openDays, []))
    : [];

export const handle = pageHandle<SpotlightData>({
  reading: true,
  line: 'unis',
  head: ({ data, url }) => {
    const about = {
      title: t('Promotion: {title}', { title: data.spotlight.title }),
      description: data.spotlight.summary,
      canonical: data.spotlight.url,
      image: dataOf(data.of, null)?.provider.banner ?? data.spotlight.image,
    };
    return data.spotlight.sample
      ? { ...about, ...sampleHead(about) }
      : { ...about, jsonLd: [breadcrumbList(crumbsOf(data), url), ...openDaysOf(dataOf(data.of, null))] };
  },
  crumbs: ({ data }) => crumbsOf(data),
});

/** The text of a story, and the subjects that it is about. */
const Story = ({ sample, notice, body, subjects }: Spotlight) => (
  <div className={styles.story}>
    {sample && <SampleNotice detail={notice} />}
    <Prose>
      <Paragraphs text={body} />
    </Prose>
    {subjects.length > 0 && (
      <LinkChips
        label={t('Subjects of this story')}
        chips={subjects.map((subject) => ({
          label: subject,
          href: courseSearchUrl(subject),
        }))}
      />
    )}
  </div>
);

/** A provider's story: the page states first that it is promotion. */
export const Component = () => {
  const { spotlight, of: whose } = useLoaderData() as SpotlightData;
  const of = dataOf(whose, null);
  const saving = useSaveButtons('pages');
  const { id, url, title, summary, sample, promotedBy, employerId } = spotlight;
  return (
    <>
      <Hero
        title={title}
        image={of?.provider.banner ?? spotlight.image}
        breadcrumb={
          <p className={styles.promotion}>
            <Icon name="info" />
            {promotedBy
              ? t('Promotion: a story about {name}, told to win you over', { name: named(promotedBy) })
              : t('Promotion')}
          </p>
        }
        lead={
          <>
            {sample && (
              <p>
                <SampleMark />
              </p>
            )}
            <p lang={dataLanguage()}>{summary}</p>
          </>
        }
      >
        {of && (
          <ButtonLink href={providerUrl(of.provider)} variant="primary">
            {t('See {name} in figures', { name: of.provider.name })}
          </ButtonLink>
        )}
        {employerId && (
          <ButtonLink href={employerUrl(employerId)} variant="primary">
            {promotedBy ? t('See {name}', { name: promotedBy }) : t('See the employer')}
          </ButtonLink>
        )}
        <SaveButton {...saving({ id: savedPageId('spotlights', id), title, url })} />
      </Hero>
      <Container>
        <Story {...spotlight} />
        <Stack>
          <LoadedPart part={whose}>{(found) => found && <AboutProvider {...found} />}</LoadedPart>
        </Stack>
      </Container>
    </>
  );
};
