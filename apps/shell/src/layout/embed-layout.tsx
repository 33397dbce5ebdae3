import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getUserInfo, useVisitor } from '@signpost/identity';
import { BriefFooter, EmbedBar } from '@signpost/shared-ui';
import { needsLogin } from '../app/needs-login';
import { LoginNotice } from '../pages/account/gate/login-notice';
import { Frame } from './frame';
import { footerLinks } from './site-map';
import { Sources } from './sources';
import { useCurrentPage } from './use-current-page';

/**
 * [B-13] The frame inside another site: names the site as the source, links to the full page, and has the footer's
 * small print. Visitors who are not known to be signed in, as on the server, get the request to sign in in place of the
 * page.
 */
export const Component = () => {
  const page = useCurrentPage();
  const { pathname, search } = useLocation();
  const { status } = useVisitor();
  // Without the usual delay of the lookup, because the page waits for it.
  useEffect(() => void getUserInfo(), []);
  const isWalled = status !== 'signedIn' && needsLogin(page, pathname);
  return (
    <Frame
      page={page}
      header={<EmbedBar href={pathname + search} />}
      instead={isWalled ? <LoginNotice /> : undefined}
      footer={
        <BriefFooter links={footerLinks()} embedded>
          <Sources />
        </BriefFooter>
      }
    />
  );
};
