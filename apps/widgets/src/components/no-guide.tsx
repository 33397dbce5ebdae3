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
  /** All available guides. */
  guides: Loaded<readonly GuideLink[]>;
  heading: string;
  /** A search box, where the visitor may leave the frame for the search. */
  search?: ReactNode;
}

/** Shown when there is no guide: a search box and all available guides. Its links stay inside a host's frame. */
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
