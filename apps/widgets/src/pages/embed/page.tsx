import { t } from '@signpost/language';
import { LANGUAGE_NAMES, LANGUAGES } from '@signpost/language/languages';
import { useLoaderData } from 'react-router-dom';
import {
  Button,
  Container,
  GetForm,
  Hero,
  LinkChips,
  Notice,
  Part,
  Select,
  Stack,
} from '@signpost/shared-ui';
import { guideKey, type EmbedData } from './loader';
import { pageLanguage } from './page-language';
import { PinnedScript } from './pinned-script';
import { Preview } from './preview';
import { Snippet } from './snippet';
import { WAYS, type Chosen, type Way } from './snippets';
import styles from './page.module.css';

export { loader } from './loader';
export { handle } from './head';

const about = (): Readonly<Record<Way, string>> => ({
  element: t('For any page. It takes your page’s colours where you say so, and none of its rules.'),
  frame: t('For systems that allow no scripts from elsewhere. It grows with what it shows.'),
  federated: t('For React 18 and 19 with Module Federation: webpack, Rspack or Vite. It uses your React.'),
  link: t('When a way to the guide is enough.'),
});

const themes = () => [
  { value: '', label: t('As your page') },
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
  { value: 'contrast', label: t('High contrast') },
];

const names = () => ({ subject: t('Subject'), 'industry-guide': t('Industry') }) as const;

const wayHref = (way: Way, chosen: Chosen): string =>
  `/embed?${new URLSearchParams({
    way,
    guide: guideKey(chosen),
    ...(chosen.theme && { theme: chosen.theme }),
    ...(chosen.language !== pageLanguage() && { lang: chosen.language }),
  })}`;

const Choice = ({ way, chosen, guides }: EmbedData & { chosen: Chosen }) => (
  <GetForm action="/embed" keep={{ way }} className={styles.form} label={t('What to embed')}>
    <Select
      key={guideKey(chosen)}
      name="guide"
      label={t('Guide')}
      defaultValue={guideKey(chosen)}
      options={guides.map((guide) => ({
        value: guideKey(guide),
        label: `${names()[guide.kind]}: ${guide.title}`,
      }))}
    />
    <Select name="theme" label={t('Colours')} defaultValue={chosen.theme} options={themes()} />
    <Select
      name="lang"
      label={t('Language')}
      defaultValue={chosen.language}
      options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
    />
    <Button type="submit" variant="primary">
      {t('Show it')}
    </Button>
  </GetForm>
);

/** Page for owners of other sites: choose a guide and an embedding method, copy the snippet, and see a preview. */
export const Component = () => {
  const data = useLoaderData() as EmbedData;
  const { way, chosen } = data;
  return (
    <>
      <Hero
        title={t('Put our guides in your site')}
        lead={t('Choose a guide, copy a few lines, and it is in your page: always up to date, for free.')}
      />
      <Container>
        <div className={styles.body}>
          <Stack>
            {chosen ? (
              <>
                <Part id="choose" heading={t('Choose a guide')}>
                  {data.failures.map((failure) => (
                    <Notice key={failure} kind="warning" heading={t('Some guides did not load')}>
                      <p>{failure}</p>
                    </Notice>
                  ))}
                  <Choice {...data} chosen={chosen} />
                </Part>
                <Part id="paste" heading={t('Choose a way, and copy')}>
                  <LinkChips
                    label={t('Ways')}
                    chips={(Object.keys(WAYS) as Way[]).map((one) => ({
                      label: WAYS[one],
                      href: wayHref(one, chosen),
                      current: one === way,
                    }))}
                  />
                  <p>{about()[way]}</p>
                  <Snippet key={way} way={way} chosen={chosen} />
                  <PinnedScript key={`${way} pinned`} way={way} />
                  {way !== 'link' && (
                    <p>{t('Frames and data are for partners. Write to us before you begin.')}</p>
                  )}
                </Part>
                {way !== 'link' && (
                  <Part id="preview" heading={t('This is how it looks')}>
                    <div className={styles.preview}>
                      <Preview key={way} way={way} chosen={chosen} />
                    </div>
                  </Part>
                )}
              </>
            ) : (
              <Notice kind="warning" heading={t('The guides did not load')}>
                <p>{t('Load the page again in a minute to choose one.')}</p>
              </Notice>
            )}
          </Stack>
        </div>
      </Container>
    </>
  );
};
