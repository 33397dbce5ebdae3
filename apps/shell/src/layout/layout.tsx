import { Header, LINE_NAMES, MegaNav, type Line } from '@signpost/shared-ui';
// The foot sleeps, and is drawn before its script is wanted.
import '@signpost/shared-ui/footer/footer.module.css';
import { AccountName } from '../pages/account/account-name';
import { ACCOUNT } from '../pages/account/addresses';
import { SEARCH } from '../pages/search/address';
import { Frame } from './frame';
import { Area, Foot } from './parts';
import { SavedCount } from './saved-count';
import { ThemeChoice } from './theme-choice';
import { useCurrentPage } from './use-current-page';

const AREAS = (['careers', 'courses', 'unis', 'employers', 'guides'] as const).map((line) => ({
  line,
  name: LINE_NAMES[line],
}));
const panel = (line: Line) => <Area.Component line={line} />;

/** The site's own frame: the way to everything above, the whole network below. */
export const Layout = () => {
  const page = useCurrentPage();
  return (
    <Frame
      page={page}
      header={
        <SavedCount>
          {(count) => (
            <Header
              navigation={<MegaNav areas={AREAS} panel={panel} current={page.line} />}
              search={SEARCH}
              saved={{ href: '/explore/favourites', count }}
              account={{ href: ACCOUNT, name: <AccountName /> }}
              themeSwitch={<ThemeChoice />}
            />
          )}
        </SavedCount>
      }
      footer={<Foot.Component />}
    />
  );
};
