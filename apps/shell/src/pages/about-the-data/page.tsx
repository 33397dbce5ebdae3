import { rich, t } from '@signpost/language';
import { localAddress } from '@signpost/language/runtime';
import { useLoaderData } from 'react-router-dom';
import { Container, Hero, Stack } from '@signpost/shared-ui';
import { figures, missing } from './figures';
import { Key } from './key';
import type { AboutData } from './loader';
import { publishers } from './publishers';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

const sections = () =>
  [
    { id: 'key', name: t('What is real and what is not') },
    { id: 'figures', name: t('What each figure means') },
    { id: 'missing', name: t('What is not here') },
    { id: 'ours', name: t('What is our own') },
    { id: 'publishers', name: t('Publishers, years and licences') },
    { id: 'changes', name: t('What each update changed') },
  ] as const;

/** About the data page: what each figure means, its source and year, the terms, and what is invented. */
export const Component = () => {
  const { counts } = useLoaderData<AboutData>();
  return (
    <>
      <Hero
        title={t('About the data')}
        lead={t(
          'Where each figure comes from, what it means, and what we made up to show how the site works.',
        )}
      >
        <nav aria-label={t('On this page')}>
          <ul className={styles.contents}>
            {sections().map(({ id, name }) => (
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
              <h2 id="key">{t('What is real and what is not')}</h2>
              {counts === null && (
                <p>{t('We cannot count the records at the moment. Everything else here holds.')}</p>
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
    <h2 id="figures">{t('What each figure means')}</h2>
    <p className={styles.intro}>
      {t(
        'A figure describes people who were there before you. The smaller the group, the more it moves by chance. That is why figures about courses and universities say how many people they are about. Pay in a career cannot: its publisher gives no number of people.',
      )}
    </p>
    <dl className={styles.figures}>
      {figures().map(({ name, meaning, people, source }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.term}>{name}</dt>
          <dd>{meaning}</dd>
          <dd className={styles.fine}>
            <strong>{t('About')}</strong> {people}
          </dd>
          <dd className={styles.fine}>
            <strong>{t('From')}</strong> {source}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Missing = () => (
  <section aria-labelledby="missing">
    <h2 id="missing">{t('What is not here')}</h2>
    <ul>
      {missing().map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </ul>
  </section>
);

const Ours = () => (
  <section aria-labelledby="ours">
    <h2 id="ours">{t('What is our own')}</h2>
    <p>
      {t(
        'The pictures are drawings. A computer draws them from facts: a university’s position, a subject’s colour, an employer’s name. None of them is a photograph of the place.',
      )}
    </p>
    <p>
      {t(
        'The words are ours too. Descriptions of universities are put together from their published facts and how they compare with others. No university wrote or approved them.',
      )}
    </p>
    <p>
      {rich(
        'Search understands the Welsh names of subjects, jobs, universities and towns, such as <span>nyrsio</span> and <span>Prifysgol Caerdydd</span>. The names of subjects follow the published list. A native speaker has not yet checked the rest.',
        { span: (text) => <span lang="cy">{text}</span> },
      )}
    </p>
    <p>
      {t(
        'The Welsh pages are our translation, and a native speaker has not checked them yet. Names and texts of the data, articles and guides are in the language of their publisher, most of them in English.',
      )}
    </p>
    <p>
      {t(
        'Publishers correct their figures after we take them over. Before you decide something that matters, look at the university’s own site.',
      )}
    </p>
  </section>
);

const Updates = () => (
  <section aria-labelledby="changes">
    <h2 id="changes">{t('What each update changed')}</h2>
    <p className={styles.intro}>
      {rich(
        'When we take in new published data, we list every course that was added, taken out or changed, with the data set and its year. We keep the list for a year. A feed reader can follow it: <link>feed of changes</link>. Pages of universities and subjects have a feed of their own.',
        {
          link: (text) => (
            <a href={localAddress('/changes.atom')} type="application/atom+xml">
              {text}
            </a>
          ),
        },
      )}
    </p>
  </section>
);

const Publishers = () => (
  <section aria-labelledby="publishers">
    <h2 id="publishers">{t('Publishers, years and licences')}</h2>
    <p className={styles.intro}>
      {t('Thank you to everyone who publishes what they know. None of them made this site or checked it.')}
    </p>
    <ul className={styles.publishers}>
      {publishers().map(({ name, href, by, year, used, licence, credit }) => (
        <li key={name} className={styles.publisher}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p>
            {by}. {year}.
          </p>
          <p>
            <strong>{t('Used for')}</strong> {used}.
          </p>
          <p>
            <strong>{t('Licence')}</strong> <a href={licence.href}>{licence.name}</a>
          </p>
          {credit && <p className={styles.fine}>{credit}</p>}
        </li>
      ))}
    </ul>
  </section>
);
