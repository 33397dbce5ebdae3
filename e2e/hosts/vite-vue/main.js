import { createApp, h, ref } from 'vue';

const App = {
  setup() {
    const subject = ref('computer-science');
    const told = ref('');
    return () =>
      h('main', [
        h('h1', 'An application of Vue'),
        h('button', { onClick: () => (subject.value = 'mathematics') }, 'Mathematics'),
        h('output', told.value),
        h('signpost-subject-widget', {
          subject: subject.value,
          'onSignpost:ready': ({ detail }) => (told.value = detail.title),
        }),
      ]);
  },
};

createApp(App).mount('#app');
