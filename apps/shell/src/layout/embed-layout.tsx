import { useLocation } from 'react-router-dom';
import { BriefFooter, EmbedBar } from '@signpost/shared-ui';
import { Frame } from './frame';
import { SMALL_PRINT } from './site-map';
import { Sources } from './sources';
import { useCurrentPage } from './use-current-page';

/** [B-13] The frame inside another site: whose content it is, the way to it in full, and the small print. */
export const Component = () => {
  const page = useCurrentPage();
  const { pathname, search } = useLocation();
  return (
    <Frame
      page={page}
      header={<EmbedBar href={pathname + search} />}
      footer={
        <BriefFooter links={SMALL_PRINT} embedded>
          <Sources />
        </BriefFooter>
      }
    />
  );
};
