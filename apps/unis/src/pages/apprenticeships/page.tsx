import { subPageBeingBuilt } from '../../components/sub-page-being-built';

/** Degree apprenticeships with a provider. */
export const { Component, handle, loader } = subPageBeingBuilt({
  page: 'apprenticeships',
  promise: 'See which employers train their apprentices here, and what they pay.',
  coming: [
    'Vacancies with employer, level, wage and closing date',
    'Where each one is, and how far from you',
    'Other apprenticeships nearby when there are none here',
  ],
  meanwhile: () => [],
});
