import { t } from '@signpost/language';
import { TextArea } from '@signpost/shared-ui';
import { MAX_COMMENT_LENGTH } from './feedback-address';

/** The field for an optional comment on a page. */
export const CommentField = ({ useful }: { useful: boolean }) => (
  <TextArea
    name="comment"
    label={useful ? t('What was useful? (optional)') : t('What was missing or wrong? (optional)')}
    hint={t('Leave out names, email addresses and phone numbers. We cannot reply.')}
    maxLength={MAX_COMMENT_LENGTH}
  />
);
