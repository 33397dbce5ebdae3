import { AppBar, BriefFooter } from '@signpost/shared-ui';
import { SITE_NAME } from '../routing/document-title';
import { Frame } from './frame';
import { SMALL_PRINT } from './site-map';
import { Sources } from './sources';
import { useCurrentPage } from './use-current-page';

/** [B-13] The frame in app mode: the app around it leads through the site, so the bar says where you are and leads back. */
export const Component = () => {
  const page = useCurrentPage();
  const above = page.crumbs.at(-2);
  return (
    <Frame
      page={{ ...page, crumbs: [] }}
      header={
        <AppBar
          title={page.crumbs.at(-1)?.label ?? SITE_NAME}
          back={above && { name: above.label, href: above.to }}
        />
      }
      footer={
        <BriefFooter links={SMALL_PRINT}>
          <Sources />
        </BriefFooter>
      }
    />
  );
};
