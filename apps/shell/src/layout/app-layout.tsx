import { AppBar, BriefFooter } from '@signpost/shared-ui';
import { SITE_NAME } from '../app/document-title';
import { Frame } from './frame';
import { Notifications } from './notifications/notifications';
import { footerLinks } from './site-map';
import { Sources } from './sources';
import { useCurrentPage } from './use-current-page';

/**
 * [B-13] The frame in app mode: the surrounding app has the navigation, so the bar shows only the current page and a
 * way back.
 */
export const Component = () => {
  const page = useCurrentPage();
  const parent = page.crumbs.at(-2);
  return (
    <Frame
      page={{ ...page, crumbs: [] }}
      notifications={<Notifications />}
      header={
        <AppBar
          title={page.crumbs.at(-1)?.label ?? SITE_NAME}
          back={parent && { name: parent.label, href: parent.to }}
        />
      }
      footer={
        <BriefFooter links={footerLinks()}>
          <Sources />
        </BriefFooter>
      }
    />
  );
};
