import { Outlet } from 'react-router-dom';
import { Breadcrumb, Container, Footer, Header, PageShell, SkipLink } from '@signpost/shared-ui';
import { RouteEffects } from './route-effects';
import { SavedCount } from './saved-count';
import { FOOTER, NAVIGATION, SMALL_PRINT } from './site-map';
import { ThemeChoice } from './theme-choice';
import { useCurrentPage } from './use-current-page';

const Sources = () => (
  <p>
    Facts about universities come from Discover Uni (Office for Students and HESA) and are shown with their
    year. Text and pictures are our own.
  </p>
);

/** The frame of every page: skip link, header, breadcrumb, the page, footer. */
export const Layout = () => {
  const page = useCurrentPage();
  const last = page.crumbs.length - 1;
  return (
    <>
      <SkipLink />
      <PageShell
        line={page.line}
        header={
          <SavedCount>
            {(count) => (
              <Header
                items={NAVIGATION}
                current={page.line}
                saved={{ href: '/explore/favourites', count }}
                themeSwitch={<ThemeChoice />}
              />
            )}
          </SavedCount>
        }
        footer={
          <Footer groups={FOOTER} links={SMALL_PRINT}>
            <Sources />
          </Footer>
        }
      >
        {page.crumbs.length > 0 && (
          <Container>
            <Breadcrumb
              crumbs={page.crumbs.map(({ label, to }, index) =>
                index === last ? { name: label } : { name: label, href: to },
              )}
            />
          </Container>
        )}
        <Outlet />
      </PageShell>
      <RouteEffects page={page} />
    </>
  );
};
