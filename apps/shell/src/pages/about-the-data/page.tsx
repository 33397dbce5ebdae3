import { useLoaderData } from 'react-router-dom';
import { Container, Hero, Stack } from '@signpost/shared-ui';
import { FIGURES, MISSING } from './figures';
import { Key } from './key';
import type { AboutData } from './loader';
import { PUBLISHERS } from './publishers';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

const SECTIONS = [
  { id: 'key', name: 'What is real and what is not' },
  { id: 'figures', name: 'What each figure means' },
  { id: 'missing', name: 'What is not here' },
  { id: 'ours', name: 'What is our own' },
  { id: 'publishers', name: 'Publishers, years and licences' },
  { id: 'changes', name: 'What each update changed' },
] as const;

/** About the data page: what each figure means, its source and year, the terms, and what is invented. */
export const Component = () => {
  const { counts } = useLoaderData<AboutData>();
  return (
    <>
      <Hero
        title="About the data"
        lead="Where each figure comes from, what it means, and what we made up to show how the site works."
      >
        <nav aria-label="On this page">
          <ul className={styles.contents}>
            {SECTIONS.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
      <Container>
        <div className={styles.page}>
          <Stack>
            <section aria-labelledby="key">
              <h2 id="key">What is real and what is not</h2>
              {counts === null && (
                <p>We cannot count the records at the moment. Everything else here holds.</p>
              )}
              <Key counts={counts} />
            </section>
            <Figures />
            <div className={styles.pair}>
              <Missing />
              <Ours />
            </div>
            <Publishers />
            <Updates />
          </Stack>
        </div>
      </Container>
    </>
  );
};

const Figures = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">What each figure means</h2>
    <p className={styles.intro}>
      A figure describes people who were there before you. The smaller the group, the more it moves by chance.
      That is why figures about courses and universities say how many people they are about. Pay in a career
      cannot: its publisher gives no number of people.
    </p>
    <dl className={styles.figures}>
      {FIGURES.map(({ name, meaning, people, source }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.term}>{name}</dt>
          <dd>{meaning}</dd>
          <dd className={styles.fine}>
            <strong>About</strong> {people}
          </dd>
          <dd className={styles.fine}>
            <strong>From</strong> {source}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Missing = () => (
  <section aria-labelledby="missing">
    <h2 id="missing">What is not here</h2>
    <ul>
      {MISSING.map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </ul>
  </section>
);

const Ours = () => (
  <section aria-labelledby="ours">
    <h2 id="ours">What is our own</h2>
    <p>
      The pictures are drawings. A computer draws them from facts: a university’s position, a subject’s
      colour, an employer’s name. None of them is a photograph of the place.
    </p>
    <p>
      The words are ours too. Descriptions of universities are put together from their published facts and how
      they compare with others. No university wrote or approved them.
    </p>
    <p>
      Search understands the Welsh names of subjects, jobs, universities and towns, such as{' '}
      <span lang="cy">nyrsio</span> and <span lang="cy">Prifysgol Caerdydd</span>. The names of subjects
      follow the published list. A native speaker has not yet checked the rest.
    </p>
    <p>
      Publishers correct their figures after we take them over. Before you decide something that matters, look
      at the university’s own site.
    </p>
  </section>
);

const Updates = () => (
  <section aria-labelledby="changes">
    <h2 id="changes">What each update changed</h2>
    <p className={styles.intro}>
      When we take in new published data, we list every course that was added, taken out or changed, with the
      data set and its year. We keep the list for a year. A feed reader can follow it:{' '}
      <a href="/changes.atom" type="application/atom+xml">
        feed of changes
      </a>
      . Pages of universities and subjects have a feed of their own.
    </p>
  </section>
);

const Publishers = () => (
  <section aria-labelledby="publishers">
    <h2 id="publishers">Publishers, years and licences</h2>
    <p className={styles.intro}>
      Thank you to everyone who publishes what they know. None of them made this site or checked it.
    </p>
    <ul className={styles.publishers}>
      {PUBLISHERS.map(({ name, href, by, year, used, licence, credit }) => (
        <li key={name} className={styles.publisher}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p>
            {by}. {year}.
          </p>
          <p>
            <strong>Used for</strong> {used}.
          </p>
          <p>
            <strong>Licence</strong> <a href={licence.href}>{licence.name}</a>
          </p>
          {credit && <p className={styles.fine}>{credit}</p>}
        </li>
      ))}
    </ul>
  </section>
);
