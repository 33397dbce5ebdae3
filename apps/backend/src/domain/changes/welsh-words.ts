import type { ChangeTexts } from './english-words';

/** The texts of changes in Welsh. Not checked by a native speaker. */
export const welsh: ChangeTexts = {
  groups: {
    title: 'enw neu ddyfarniad',
    study: 'sut, ble neu am ba hyd rydych chi’n astudio',
    subjects: 'pynciau',
    entry: 'pwyntiau a chymwysterau’r bobl a gafodd le',
    outcomes: 'beth wnaeth pobl wedyn a faint enillon nhw',
    survey: 'beth ddywedodd myfyrwyr yn Arolwg Cenedlaethol y Myfyrwyr',
    page: 'dolen i dudalen y cwrs ei hun, neu achrediad',
  },
  values: {
    title: 'Enw',
    points: 'Pwyntiau arferol y bobl a gafodd le',
    pay: 'Cyflog canol ar ôl 15 mis',
    employed: 'Mewn gwaith neu’n astudio rhagor ar ôl 15 mis',
    stayed: 'Wedi parhau neu orffen ar ôl blwyddyn',
  },
  notPublished: 'heb ei gyhoeddi',
  added: {
    course: 'Mae’r cwrs hwn yn newydd yn y data cyhoeddedig.',
    provider: 'Mae’r brifysgol neu’r coleg hwn yn newydd yn y data cyhoeddedig.',
  },
  removed: {
    course:
      'Nid yw’r cwrs hwn yn y data cyhoeddedig mwyach. Gofynnwch i’r brifysgol a yw’n dal i gael ei gynnal.',
    provider:
      'Nid yw’r brifysgol neu’r coleg hwn yn y data cyhoeddedig mwyach. Gofynnwch i’r brifysgol a yw’n dal i weithredu.',
  },
  changed: (groups) => `Wedi newid: ${groups}.`,
  value: (name, now, before) => `${name}: ${now} (cynt: ${before}).`,
};
