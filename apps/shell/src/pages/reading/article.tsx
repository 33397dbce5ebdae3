import { t } from '@signpost/language';
import { Reading, readingHandle } from './reading';
import { readingLoader } from './loader';

export const loader = readingLoader('article');
export const handle = readingHandle({
  get label() {
    return t('Articles');
  },
  to: '/explore/search/articles',
});
export const Component = () => <Reading kind="articles" />;
