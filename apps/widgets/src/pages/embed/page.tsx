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
import { PinnedScript } from './pinned-script';
import { Preview } from './preview';
import { Snippet } from './snippet';
import { WAYS, type Chosen, type Way } from './snippets';
import styles from './page.module.css';

export { loader } from './loader';
export { handle } from './head';

const ABOUT: Readonly<Record<Way, string>> = {
  element: 'For any page. It takes your page’s colours where you say so, and none of its rules.',
  frame: 'For systems that allow no scripts from elsewhere. It grows with what it shows.',
  federated: 'For React 18 and 19 with Module Federation: webpack, Rspack or Vite. It uses your React.',
  link: 'When a way to the guide is enough.',
};

const THEMES = [
  { value: '', label: 'As your page' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
];

const NAMES = { subject: 'Subject', 'industry-guide': 'Industry' } as const;

const wayHref = (way: Way, chosen: Chosen): string =>
  `/embed?${new URLSearchParams({
    way,
    guide: guideKey(chosen),
    ...(chosen.theme && { theme: chosen.theme }),
  })}`;

const Choice = ({ way, chosen, guides }: EmbedData & { chosen: Chosen }) => (
  <GetForm action="/embed" keep={{ way }} className={styles.form} label="What to embed">
    <Select
      key={guideKey(chosen)}
      name="guide"
      label="Guide"
      defaultValue={guideKey(chosen)}
      options={guides.map((guide) => ({
        value: guideKey(guide),
        label: `${NAMES[guide.kind]}: ${guide.title}`,
      }))}
    />
    <Select name="theme" label="Colours" defaultValue={chosen.theme} options={THEMES} />
    <Button type="submit" variant="primary">
      Show it
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
        title="Put our guides in your site"
        lead="Choose a guide, copy a few lines, and it is in your page: always up to date, for free."
      />
      <Container>
        <div className={styles.body}>
          <Stack>
            {chosen ? (
              <>
                <Part id="choose" heading="Choose a guide">
                  {data.failures.map((failure) => (
                    <Notice key={failure} kind="warning" heading="Some guides did not load">
                      <p>{failure}</p>
                    </Notice>
                  ))}
                  <Choice {...data} chosen={chosen} />
                </Part>
                <Part id="paste" heading="Choose a way, and copy">
                  <LinkChips
                    label="Ways"
                    chips={(Object.keys(WAYS) as Way[]).map((one) => ({
                      label: WAYS[one],
                      href: wayHref(one, chosen),
                      current: one === way,
                    }))}
                  />
                  <p>{ABOUT[way]}</p>
                  <Snippet key={way} way={way} chosen={chosen} />
                  <PinnedScript key={`${way} pinned`} way={way} />
                  {way !== 'link' && <p>Frames and data are for partners. Write to us before you begin.</p>}
                </Part>
                {way !== 'link' && (
                  <Part id="preview" heading="This is how it looks">
                    <div className={styles.preview}>
                      <Preview key={way} way={way} chosen={chosen} />
                    </div>
                  </Part>
                )}
              </>
            ) : (
              <Notice kind="warning" heading="The guides did not load">
                <p>Load the page again in a minute to choose one.</p>
              </Notice>
            )}
          </Stack>
        </div>
      </Container>
    </>
  );
};
