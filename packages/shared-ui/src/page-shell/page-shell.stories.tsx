import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Card } from '../cards/card';
import { Field } from '../field/field';
import { GetForm } from '../get-form/get-form';
import { BriefFooter } from '../footer/brief-footer';
import { Header } from '../header/header';
import { MegaNav, type NavArea } from '../header/mega-nav';
import { Paragraphs } from '../markdown/paragraphs';
import { Picture } from '../picture/picture';
import { Prose } from '../prose/prose';
import { SkipLink } from '../skip-link/skip-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { CardGrid, Container, PageShell, Stack } from './page-shell';

const GUIDES: NavArea = {
  line: 'guides',
  name: 'Guides',
  href: '/explore/guides',
  lead: 'Subjects, industries and how applying works.',
  groups: [{ name: 'Read', links: [{ name: 'Subject guides', href: '/explore/subject-guides' }] }],
};

const meta: Meta = { title: 'Frame/Page', component: PageShell, parameters: { layout: 'fullscreen' } };
export default meta;

export const Whole: StoryObj = {
  render: () => (
    <>
      <SkipLink />
      <PageShell
        line="guides"
        header={<Header navigation={<MegaNav areas={[GUIDES]} current="guides" />} />}
        footer={
          <BriefFooter links={[{ name: 'Privacy', href: '/privacy' }]}>
            <p>Text and pictures are our own.</p>
          </BriefFooter>
        }
      >
        <Container narrow>
          <Stack tight>
            <h1>Psychology</h1>
            <Prose>
              <Paragraphs
                text={
                  'Psychology asks why people do what they do.\n\nYou will read, measure and argue, in about equal parts.'
                }
              />
            </Prose>
            <Picture src="/pictures/guides-3.webp" alt="" ratio="banner" sizes="44rem" eager />
            <GetForm action="/explore/courses" label="Find a course">
              <Field label="Where do you want to study?" hint="A town or a postcode">
                {(control) => <input {...control} name="place" />}
              </Field>
              <p>
                <Button type="submit">
                  Find courses<VisuallyHidden> in psychology</VisuallyHidden>
                </Button>
              </p>
            </GetForm>
            <h2>Where it leads</h2>
            <CardGrid>
              <li>
                <Card
                  title="Clinical psychologist"
                  href="/explore/career-page/1/2"
                  line="careers"
                  meta={['£42,000 typical pay']}
                />
              </li>
              <li>
                <Card
                  title="Teacher"
                  href="/explore/career-page/1/3"
                  line="careers"
                  meta={['£38,000 typical pay']}
                />
              </li>
            </CardGrid>
          </Stack>
        </Container>
      </PageShell>
    </>
  ),
};
