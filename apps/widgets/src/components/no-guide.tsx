import type { ReactNode } from 'react';
import { Container, Hero, SmartLink, Stack, LoadedPart, Part } from '@signpost/shared-ui';
import type { Loaded } from '@signpost/api-client/parts';
import styles from './guide.module.css';

export interface GuideLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

export interface NoGuideProps {
  title: string;
  lead: ReactNode;
  /** Every guide that there is. */
  guides: Loaded<readonly GuideLink[]>;
  heading: string;
  /** A search box, where the visitor may leave for the search. */
  search?: ReactNode;
}

/** What stands where no guide does: a search, and every guide that there is. Its links stay in a host's frame. */
export const NoGuide = ({ title, lead, guides, heading, search }: NoGuideProps) => (
  <>
    <Hero title={title} lead={lead}>
      {search && <div className={styles.search}>{search}</div>}
    </Hero>
    <Container>
      <div className={styles.body}>
        <Stack>
          <Part id="guides" heading={heading}>
            <LoadedPart part={guides}>
              {(all) => (
                <ul className={styles.index}>
                  {all.map(({ id, title: name, href }) => (
                    <li key={id}>
                      <SmartLink href={href} target="_self">
                        {name}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              )}
            </LoadedPart>
          </Part>
        </Stack>
      </div>
    </Container>
  </>
);
