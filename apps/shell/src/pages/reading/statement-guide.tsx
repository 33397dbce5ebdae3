import { t } from '@signpost/language';
import { Reading, readingHandle } from './reading';
import { readingLoader } from './loader';

export const loader = readingLoader('personal_statement');
export const handle = readingHandle({
  get label() {
    return t('Personal statements');
  },
  to: '/explore/search/statement_guides',
});
export const Component = () => <Reading kind="statement_guides" />;
