import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useVisitor } from '@signpost/identity';
import { Breadcrumb, Container, PageShell, DeferredToasts } from '@signpost/shared-ui';
import { AccountGate } from '../pages/account/gate/account-gate';
import { PageFeedback } from '../components/page-feedback/page-feedback';
import type { CurrentPage } from '../app/current-page';
import { BareFrame } from './bare-frame';
import { PagePart } from './language/page-part';
import { RouteEffects } from './route-effects';
import { useSavedMessages } from './saved/use-saved-messages';

/** Whether this is the English browser build, which leaves out what only other languages need. */
const isEnglish = process.env['SIGNPOST_LANGUAGE'] === 'en-GB';

export interface FrameProps {
  page: CurrentPage;
  header: ReactNode;
  footer: ReactNode;
  /** Above the page's content; omitted inside another site. */
  notifications?: ReactNode;
  /** In place of the page's content. */
  instead?: ReactNode;
}

const FullFrame = ({ page, header, footer, notifications, instead }: FrameProps) => {
  useSavedMessages();
  const { status } = useVisitor();
  const last = page.crumbs.length - 1;
  return (
    <>
      <PageShell line={page.line} header={header} footer={footer}>
        {notifications}
        {instead ?? (
          <>
            {page.crumbs.length > 0 && (
              <Container>
                <Breadcrumb
                  crumbs={page.crumbs.map(({ label, to }, index) =>
                    index === last ? { name: label } : { name: label, href: to },
                  )}
                />
              </Container>
            )}
            {isEnglish ? (
              <Outlet />
            ) : (
              <PagePart>
                <Outlet />
              </PagePart>
            )}
            <PageFeedback />
          </>
        )}
      </PageShell>
      <DeferredToasts soon={status === 'signedIn'} />
      <AccountGate />
    </>
  );
};

/**
 * The elements around every page, the same on the site, in an app and inside another site; header and footer differ. A
 * page without chrome has none of them.
 */
export const Frame = (props: FrameProps) => (
  <>
    {props.page.chrome === 'none' ? <BareFrame line={props.page.line} /> : <FullFrame {...props} />}
    <RouteEffects page={props.page} />
  </>
);
