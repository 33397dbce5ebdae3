/* global document */
import { createElement as h, lazy, Suspense, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

const SubjectWidget = lazy(() => import('signpost/subject-widget'));

const App = () => {
  const [shown, setShown] = useState(true);
  const [told, setTold] = useState('');
  const [lang, setLang] = useState('en');
  return h(
    'main',
    null,
    h('h1', null, `An application of React ${version}`),
    h('button', { onClick: () => setShown(!shown) }, 'Show or hide'),
    h('button', { onClick: () => setLang('cy') }, 'Cymraeg'),
    h('output', null, told),
    shown &&
      h(
        Suspense,
        { fallback: h('p', null, 'One moment') },
        h(SubjectWidget, { subject: 'computer-science', lang, onReady: ({ title }) => setTold(title) }),
      ),
  );
};

createRoot(document.getElementById('app')).render(h(App));
