import type { EmailContent } from './email-content';

// Not yet checked by a native speaker.

const confirmAddress = (site: string, token: string, days: number): EmailContent => ({
  subject: 'Cadarnhewch eich cyfeiriad e-bost ar gyfer Signpost',
  body: `Gwnaeth rhywun gyfrif yn ${site} gyda’r cyfeiriad e-bost hwn. Os chi oedd hynny, agorwch y ddolen hon o fewn ${days} diwrnod a’i gadarnhau yno, fel bod eich cyfrif yn aros ac y gallwch fewngofnodi iddo ar unrhyw ddyfais.

${site}/cy/account/confirm#token=${token}

Os nad chi oedd hynny, nid oes dim i’w wneud: ni all neb fewngofnodi gyda’ch cyfeiriad, ac mae’r cyfrif yn cael ei ddileu ar ôl ${days} diwrnod.`,
});

const alreadyRegistered = (site: string): EmailContent => ({
  subject: 'Mae gennych gyfrif Signpost yn barod',
  body: `Gofynnodd rhywun am gyfrif newydd yn ${site} gyda’ch cyfeiriad e-bost. Mae gennych un yn barod, ac nid oes dim amdano wedi newid.

Os chi oedd hynny, mewngofnodwch gyda’r cyfrinair a ddewisoch bryd hynny, yn yr un porwr: mae’r hyn rydych wedi’i gadw yno ers hynny yn dod gyda chi.

${site}/cy/account/sign-in

Os ydych wedi’i anghofio, gosodwch un newydd.

${site}/cy/account/forgotten-password

Os nad chi oedd hynny, nid oes dim i’w wneud.`,
});

const forgottenPassword = (site: string, token: string, minutes: number): EmailContent => ({
  subject: 'Gosodwch gyfrinair Signpost newydd',
  body: `I osod cyfrinair newydd, agorwch y ddolen hon o fewn ${minutes} munud. Mae’n gweithio unwaith.

${site}/cy/account/reset-password#token=${token}

Os na ofynnoch amdano, nid oes dim i’w wneud: mae eich cyfrinair yn aros fel y mae.`,
});

const passwordChanged = (site: string): EmailContent => ({
  subject: 'Newidiwyd eich cyfrinair Signpost',
  body: `Newidiwyd cyfrinair eich cyfrif yn ${site}, ac allgofnodwyd pob porwr arall.

Os nad chi oedd hynny, dewiswch “wedi anghofio’r cyfrinair” yn ${site}/cy a gosodwch un newydd nawr.`,
});

/** The emails about an account in Welsh. */
export const welsh = { alreadyRegistered, confirmAddress, forgottenPassword, passwordChanged };
