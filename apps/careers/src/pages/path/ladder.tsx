import { t } from '@signpost/language';
import type { CareerStep, CareerSummary, Fit } from '@signpost/api-client/careers';
import { SaveButton, SmartLink } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import { levelNames } from '../../components/education-levels';
import { payText } from '../../components/pay';
import { PayBar, payScale } from '../../components/pay-bar';
import { toggleCareer, useSavedCareers } from '../../components/saving';
import styles from './page.module.css';

/** Returns the level that most people in a career have, or the lowest one. */
const levelOf = ({ levels }: CareerStep): string | undefined =>
  (levels.find(({ typical }) => typical) ?? levels[0])?.level;

export interface LadderProps {
  pathwayId: string;
  careers: readonly CareerSummary[];
  /** Entry requirements of each career; empty when they failed to load. */
  steps: readonly CareerStep[];
  fits: Readonly<Record<string, Fit>>;
}

/** The careers of a pathway in order from the first job, with entry requirements and pay. */
export const Ladder = ({ pathwayId, careers, steps, fits }: LadderProps) => {
  const { isCareer } = useSavedCareers();
  const most = payScale(careers);
  return (
    <>
      <ol className={styles.ladder}>
        {careers.map((career) => {
          const step = steps.find(({ id }) => id === career.id);
          const level = step && levelOf(step);
          const fit = fits[career.id];
          return (
            <li key={career.id}>
              <div className={styles.what}>
                <h3>
                  <SmartLink href={careerUrl(career, pathwayId)}>{career.title}</SmartLink>
                </h3>
                <p>{career.summary}</p>
              </div>
              <dl className={styles.facts}>
                <div>
                  <dt>{t('Pay')}</dt>
                  <dd>
                    {payText(career)}
                    <PayBar annual={career.earnings.annual} most={most} />
                  </dd>
                </div>
                <div>
                  <dt>{t('Education')}</dt>
                  <dd>{level === undefined ? t('Not published') : levelNames(level).whole}</dd>
                </div>
                <div>
                  <dt>{t('For you')}</dt>
                  <dd>{fit ? t('{percent}% match', { percent: fit.percent }) : t('Take the quiz to see')}</dd>
                </div>
              </dl>
              <SaveButton
                name={career.title}
                saved={isCareer(career)}
                onToggle={() => toggleCareer(career)}
              />
            </li>
          );
        })}
      </ol>
      <p className={styles.soft}>
        {t(
          'Half of full-time workers earn more than the middle pay, half less. The bar is the middle half ({careers}). People join and leave at any stop.',
          { careers: sourcesOf(careers) },
        )}
      </p>
    </>
  );
};

const sourcesOf = (careers: readonly CareerSummary[]): string =>
  [
    ...new Set(
      careers.flatMap(({ earnings: { annual } }) =>
        annual ? `${annual.source.publisher}, ${annual.source.year}` : [],
      ),
    ),
  ].join('; ') || t('not published');
