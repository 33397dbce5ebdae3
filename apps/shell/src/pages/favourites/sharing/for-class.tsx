import { t } from '@signpost/language';
import { SmartLink } from '@signpost/shared-ui';
import { Panel } from '../../../components/panel/panel';
import { CLASS_BOARD } from '../../class-board/address';

/** The way to the class board, for teachers and advisers. */
export const ForClass = () => (
  <Panel id="for-class" icon="list" heading={t('For a class')}>
    <p>{t('Teachers and advisers can open the lists of a whole class and see who needs help.')}</p>
    <p>
      <SmartLink href={CLASS_BOARD}>{t('Open the class board')}</SmartLink>
    </p>
  </Panel>
);
