import { t } from '@signpost/language';
import { Button, GetForm, PostcodeField, RadiusSelect } from '@signpost/shared-ui';
import { postcodeProblem } from '@signpost/api-client/geocode';
import type { WhereData } from './page-data';
import { DISTANCES, WHERE_TO_GO } from './search';
import styles from './page.module.css';

/** Form for the visitor's location and distance. */
export const StartFrom = ({ located, search }: Pick<WhereData, 'located' | 'search'>) => (
  <GetForm action={WHERE_TO_GO} label={t('Near you')} className={styles.start}>
    <PostcodeField
      label={t('Your postcode')}
      name="postcode"
      defaultValue={located?.postcode ?? ''}
      error={postcodeProblem(located?.found)}
    />
    <RadiusSelect radius={search.radius} radii={DISTANCES} />
    <Button type="submit" variant="primary">
      {t('See what is near')}
    </Button>
  </GetForm>
);
