import { useContext, useMemo } from 'react';
import { Footer, Header, MegaNav } from '@signpost/shared-ui';
import { AccountName } from '../pages/account/account-name';
import { ACCOUNT } from '../pages/account/addresses';
import { SEARCH } from '../pages/search/address';
import { Frame } from './frame';
import { Notifications } from './notifications/notifications';
import { SavedCount } from './saved/saved-count';
import { LanguageChoice } from './language/language-choice';
import { areasWith } from './areas-with';
import { RemoteLinks } from './remote-links';
import { areasTable, footerLinks } from './site-map';
import { Sources } from './sources';
import { ThemeChoice } from './theme-choice';
import { useCurrentPage } from './use-current-page';

/** The site's own frame: header with navigation, footer with all areas. */
export const Layout = () => {
  const page = useCurrentPage();
  const links = useContext(RemoteLinks);
  const areas = useMemo(() => areasWith(areasTable(), links), [links]);
  const footer = areas.map(({ line, name, groups }) => ({
    line,
    name,
    links: groups.flatMap((group) => group.links),
  }));
  return (
    <Frame
      page={page}
      notifications={<Notifications />}
      header={
        <SavedCount>
          {(count) => (
            <Header
              navigation={<MegaNav areas={areas} current={page.line} />}
              search={SEARCH}
              saved={{ href: '/explore/favourites', count }}
              account={{ href: ACCOUNT, name: <AccountName /> }}
              themeSwitch={
                <>
                  <LanguageChoice />
                  <ThemeChoice />
                </>
              }
            />
          )}
        </SavedCount>
      }
      footer={
        <Footer groups={footer} links={footerLinks()}>
          <Sources />
        </Footer>
      }
    />
  );
};
