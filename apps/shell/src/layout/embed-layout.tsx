import { useLocation } from 'react-router-dom';
import { BriefFooter, EmbedBar } from '@signpost/shared-ui';
import { Frame } from './frame';
import { footerLinks } from './site-map';
import { Sources } from './sources';
import { useCurrentPage } from './use-current-page';

/**
 * [B-13] The frame inside another site: names the site as the source, links to the full page, and has the footer's
 * small print.
 */
export const Component = () => {
  const page = useCurrentPage();
  const { pathname, search } = useLocation();
  return (
    <Frame
      page={page}
      header={<EmbedBar href={pathname + search} />}
      footer={
        <BriefFooter links={footerLinks()} embedded>
          <Sources />
        </BriefFooter>
      }
    />
  );
};
