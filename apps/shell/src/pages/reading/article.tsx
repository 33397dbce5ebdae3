import { Reading, readingHandle } from './reading';
import { readingLoader } from './loader';

export const loader = readingLoader('article');
export const handle = readingHandle({ label: 'Articles', to: '/explore/search/articles' });
export const Component = () => <Reading kind="articles" />;
