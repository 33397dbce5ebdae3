import { render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as Ui from './index';

const items = [{ line: 'unis', name: 'Universities', href: '/explore/unis' }] as const;
const gallery = (
  <MemoryRouter>
    <Ui.SkipLink />
    <Ui.PageShell
      line="unis"
      header={
        <Ui.Header
          items={items}
          current="unis"
          saved={{ href: '/saved', count: 2 }}
          themeSwitch={<Ui.ThemeSwitch theme="system" onChange={() => undefined} />}
        />
      }
      footer={
        <Ui.Footer
          groups={[{ line: 'unis', name: 'Universities', links: [{ name: 'A to Z', href: '/az' }] }]}
          links={[{ name: 'Privacy', href: '/privacy' }]}
        >
          <p>Figures from Discover Uni.</p>
        </Ui.Footer>
      }
    >
      <Ui.Hero
        title="Universities"
        lead="162 places to study."
        image="/banner.webp"
        breadcrumb={<Ui.Breadcrumb crumbs={[{ name: 'Home', href: '/' }, { name: 'Universities' }]} />}
      >
        <Ui.SearchBox action="/explore/unis" label="Find a university" />
        <Ui.ShareButton title="Universities" url="/explore/unis" />
      </Ui.Hero>
      <Ui.Container>
        <Ui.AzIndex available={['A', 'B']} current="A" href={(letter) => `?letter=${letter}`} all="?" />
        <Ui.Sidebar
          side={
            <Ui.FilterPanel action="/explore/unis" applied={1}>
              <Ui.PostcodeField name="postcode" hint="Such as BA2 7AY" error="Check the postcode" />
              <Ui.Select name="year" label="Start year" options={[{ value: '2027', label: '2027' }]} />
              <Ui.FacetGroup
                legend="Nation"
                name="country"
                selected={['Wales']}
                options={[{ value: 'Wales', label: 'Wales', count: 10 }]}
              />
              <Ui.RadioGroup legend="Within" name="radius" options={[{ value: '20', label: '20 miles' }]} />
            </Ui.FilterPanel>
          }
        >
          <Ui.Stack>
            <h2>Results</h2>
            <Ui.ResultCount>1 university</Ui.ResultCount>
            <Ui.SortSelect
              action="/explore/unis"
              options={[{ value: 'name', label: 'A to Z' }]}
              value="name"
            />
            <Ui.Chips chips={[{ label: 'Wales', href: '?' }]} clear="?" />
            <Ui.CardGrid>
              <li>
                <Ui.Card
                  title="Cardiff University"
                  href="/explore/unis/10007814/cardiff-university"
                  image="/tile.webp"
                  subtitle="Cardiff, Wales"
                  badges={<Ui.TefRating award="Silver" />}
                  meta={['412 courses', '£26,500 after 15 months']}
                  action={<Ui.SaveButton name="Cardiff University" saved={false} />}
                />
              </li>
            </Ui.CardGrid>
            <Ui.Pagination page={3} pages={10} href={(page) => `?page=${page}`} />
            <Ui.Tabs label="Cardiff" current="/a" tabs={[{ name: 'Overview', href: '/a', count: 2 }]} />
            <Ui.StatGrid>
              <Ui.Stat
                label="Pay"
                figure={null}
                meaning="Withheld."
                source={{ publisher: 'HESA', year: '2022' }}
              />
            </Ui.StatGrid>
            <Ui.DefinitionList items={[{ term: 'Town', value: 'Cardiff' }]} />
            <Ui.Prose>
              <Ui.Paragraphs text="One." />
            </Ui.Prose>
            <Ui.ShowMore summary="How this is worked out">A median.</Ui.ShowMore>
            <Ui.Notice kind="warning" heading="You are leaving this site" />
            <Ui.EmptyState heading="No universities match" ways={[{ name: 'Clear', href: '/clear' }]}>
              <p>Try a wider area.</p>
            </Ui.EmptyState>
            <Ui.Skeleton kind="card" />
            <Ui.Spinner />
            <Ui.Badge shape="arm" icon="unis">
              Universities
            </Ui.Badge>
            <Ui.PlacesMap points={[]} label="Map">
              <a href="/list">Cardiff University</a>
            </Ui.PlacesMap>
            <Ui.ButtonLink href="https://example.ac.uk" variant="primary" icon="external">
              Visit the site
            </Ui.ButtonLink>
          </Ui.Stack>
        </Ui.Sidebar>
      </Ui.Container>
    </Ui.PageShell>
  </MemoryRouter>
);

it('has no fault that axe can find, every component together', async () => {
  const { container } = render(gallery);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('renders the same on a server, without inline styles or handlers', () => {
  const html = renderToString(gallery);
  expect(html).not.toMatch(/ style=| on[a-z]+="/);
  expect(renderToString(gallery)).toBe(html);
});
