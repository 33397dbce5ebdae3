import type { ReactNode } from 'react';
import type { Provider } from '@signpost/api-client/unis';
import { Container, Stack } from '@signpost/shared-ui';
import { providerPageTitle, ProviderTabs, type ProviderPageName } from '../provider/provider-tabs';
import styles from './sub-page.module.css';

export interface SubPageProps {
  provider: Provider;
  page: ProviderPageName;
  /** What the page offers, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** Layout of a provider's sub-page: title, tabs between the provider's pages, then its sections. */
export const SubPage = ({ provider, page, lead, children }: SubPageProps) => (
  <>
    <div className={styles.head}>
      <Container>
        <h1 className={styles.title}>{providerPageTitle(provider, page)}</h1>
        <div className={styles.lead}>{lead}</div>
      </Container>
    </div>
    <Container>
      <ProviderTabs provider={provider} current={page} />
      <div className={styles.body}>
        <Stack>{children}</Stack>
      </div>
    </Container>
  </>
);
