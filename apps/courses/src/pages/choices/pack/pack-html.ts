import { currentLanguage, t } from '@signpost/language';
import { calendarFile, calendarHref, dateTime, escapeHtml, longDate } from '@signpost/shared-ui';
import type { Pack, PackChoice, PackDate } from './pack';
import { PACK_STYLE } from './pack-style';

const list = (items: readonly string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';

const choiceHtml = (choice: PackChoice, index: number): string => `
<section>
<h2>${index + 1}. <a href="${escapeHtml(choice.url)}">${escapeHtml(choice.title)}</a></h2>
<p>${escapeHtml([choice.award, choice.provider, choice.study].filter(Boolean).join(', '))}</p>
<table>
<thead><tr><th scope="col">${t('Figure')}</th><th scope="col">${t('What is published')}</th><th scope="col">${t('Source')}</th></tr></thead>
<tbody>${choice.figures
  .map(
    ({ name, words, source }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(words)}</td><td>${escapeHtml(source)}</td></tr>`,
  )
  .join('')}</tbody>
</table>
<div${choice.note === null ? ' class="paper"' : ''}><h3>${t('Your notes')}</h3>
<p class="note">${choice.note === null ? '' : escapeHtml(choice.note)}</p></div>
<h3>${t('Questions for the open day')}</h3>
${list(choice.questions.map((question) => `${escapeHtml(question)}<span class="line"></span>`))}
</section>`;

const dateHtml = ({ starts, title, place, details, source }: PackDate): string =>
  `<li><strong>${escapeHtml(dateTime(starts))}</strong> ${escapeHtml([title, place].filter(Boolean).join('. '))}
${details ? `<br>${escapeHtml(details)}` : ''}<br><small>${escapeHtml(source)}</small></li>`;

const download = (href: string, name: string, words: string): string =>
  `<a href="${escapeHtml(href)}" download="${name}">${words}</a>`;

/** The dates of a pack as a calendar file. */
export const packCalendar = ({ dates }: Pack): string => calendarFile(t('Decision pack'), dates);

/** The pack as a data file. */
export const packJson = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`;

/**
 * The pack as one HTML file without scripts, pictures or requests. Its policy forbids all of them, and the calendar and
 * the data are in it as links.
 */
export const packHtml = (pack: Pack): string => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('Your choices, {date}', { date: escapeHtml(longDate(pack.made)) })}</title>
<style>${PACK_STYLE}</style>
</head>
<body>
<main>
<h1>${t('Your choices')}</h1>
<p>${escapeHtml(t('Made on {date} with Signpost.', { date: longDate(pack.made) }))} <a href="${escapeHtml(pack.site)}">${escapeHtml(pack.site)}</a> ${t('Figures are of earlier students, and never a chance of entry: universities look at much more.')}</p>
<p class="files">${download(calendarHref(packCalendar(pack)), 'my-choices.ics', t('The dates for your calendar'))} ${download(
  `data:application/json;charset=utf-8,${encodeURIComponent(packJson(pack))}`,
  'my-choices.json',
  t('The same as data'),
)}</p>
${pack.findings.length > 0 ? `<h2>${t('What the rules say')}</h2>${list(pack.findings.map(escapeHtml))}` : ''}
${pack.choices.map(choiceHtml).join('')}
<section>
<h2>${t('Dates')}</h2>
${pack.dates.length > 0 ? `<ol>${pack.dates.map(dateHtml).join('')}</ol>` : `<p>${t('No dates are known to us yet. Look at the site of UCAS.')}</p>`}
</section>
</main>
</body>
</html>
`;
