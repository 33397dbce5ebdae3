import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Provider } from '@signpost/api-client/unis';
import { Container, Paragraphs, Prose, Stack } from '@signpost/shared-ui';
import { ProviderHero } from '../../components/provider-hero';
import { ProviderTabs } from '../../components/provider-tabs';
import { Contact } from './contact';
import { KeyFigures } from './figures';
import { Places } from './places';
import { Similar } from './similar';
import { Subjects } from './subjects';
import { TeachingRating } from './teaching-rating';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** The university overview. */
export const Component = () => {
  const provider = useLoaderData() as Provider;
  return (
    <>
      <ProviderHero provider={provider} />
      <Container>
        <ProviderTabs provider={provider} current="overview" />
        <div className={styles.body}>
          <Stack>
            <Part id="figures" heading="Key figures">
              <KeyFigures provider={provider} />
            </Part>
            <div className={styles.pair}>
              <Part id="about" heading={`About ${provider.name}`}>
                <Prose>
                  {provider.description ? (
                    <Paragraphs text={provider.description} />
                  ) : (
                    <p>We have not written about this place yet.</p>
                  )}
                </Prose>
              </Part>
              <Part id="contact" heading="Address and contact">
                <Contact provider={provider} />
              </Part>
            </div>
            <Part id="subjects" heading="What it teaches">
              <Subjects subjects={provider.subjects} />
            </Part>
            <Part id="teaching" heading="How its teaching is rated">
              <TeachingRating provider={provider} />
            </Part>
            <Part id="places" heading="Where it is">
              <Places provider={provider} />
            </Part>
            {provider.related.length > 0 && (
              <Part id="similar" heading="Similar places to study">
                <Similar related={provider.related} />
              </Part>
            )}
          </Stack>
        </div>
      </Container>
    </>
  );
};

const Part = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-heading`} className={styles.part}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {children}
  </section>
);
