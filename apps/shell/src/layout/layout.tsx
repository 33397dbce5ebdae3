import { Footer, Header, MegaNav } from '@signpost/shared-ui';
import { AccountName } from '../pages/account/account-name';
import { ACCOUNT } from '../pages/account/addresses';
import { SEARCH } from '../pages/search/address';
import { Frame } from './frame';
import { DeferredNotifications } from './notifications/deferred-notifications';
import { SavedCount } from './saved-count';
import { AREAS, FOOTER_LINKS } from './site-map';
import { Sources } from './sources';
import { ThemeChoice } from './theme-choice';
import { useCurrentPage } from './use-current-page';

const FOOTER_GROUPS = AREAS.map(({ line, name, groups }) => ({
  line,
  name,
  links: groups.flatMap(({ links }) => links),
}));

/** The site's own frame: header with navigation, footer with all areas. */
export const Layout = () => {
  const page = useCurrentPage();
  return (
    <Frame
      page={page}
      notifications={<DeferredNotifications />}
      header={
        <SavedCount>
          {(count) => (
            <Header
              navigation={<MegaNav areas={AREAS} current={page.line} />}
              search={SEARCH}
              saved={{ href: '/explore/favourites', count }}
              account={{ href: ACCOUNT, name: <AccountName /> }}
              themeSwitch={<ThemeChoice />}
            />
          )}
        </SavedCount>
      }
      footer={
        <Footer groups={FOOTER_GROUPS} links={FOOTER_LINKS}>
          <Sources />
        </Footer>
      }
    />
  );
};
