import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { Container, Hero, Notice } from '@signpost/shared-ui';
import type { ClassBoardData } from './page-data';
import { Workspace } from './parts';
import styles from './board.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.class-board.loader" */ './loader'));

/** Class board: an adviser opens the lists of pupils, which stay in the browser. */
export const Component = () => {
  const { rules } = useLoaderData<ClassBoardData>();
  return (
    <>
      <Hero
        title={t('Your class at a glance')}
        lead={t(
          'For teachers and advisers. Open your pupils’ lists and see whose choices break a rule, whose date has passed and who has not started.',
        )}
      />
      <Container>
        <div className={styles.page}>
          <div className={styles.screen}>
            <Notice kind="info" heading={t('Names and lists stay on this computer')}>
              <p>
                {t(
                  'They are read in your browser and are gone when you close the page. We only look up the courses that the whole class saved, without saying who saved them.',
                )}
              </p>
            </Notice>
          </div>
          <noscript>
            <Notice kind="warning" heading={t('The board needs JavaScript')}>
              <p>
                {t(
                  'Only a script can read the lists in your browser. Each list can still be opened by its link.',
                )}
              </p>
            </Notice>
          </noscript>
          <div className={styles.scripted}>
            <Workspace.Component rules={rules} />
          </div>
        </div>
      </Container>
    </>
  );
};
