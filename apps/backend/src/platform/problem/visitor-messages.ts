import { requestLanguage, SOURCE_LANGUAGE } from '../language/request-language';

/**
 * The messages of the API that visitors read in Welsh, by the English ones with `#` for each number. Those that say
 * what is wrong with a field follow its name and a colon. Not checked by a native speaker.
 */
const WELSH: Readonly<Record<string, string>> = {
  'There is nothing at this address.': 'Does dim byd yn y cyfeiriad hwn.',
  'The request could not be understood.': 'Doedd dim modd deall y cais.',
  'Something went wrong here. Try again in a minute.':
    'Aeth rhywbeth o’i le yma. Rhowch gynnig arall arni ymhen munud.',
  'The search is being built. Try again in some seconds.':
    'Mae’r chwiliad yn cael ei adeiladu. Rhowch gynnig arall arni ymhen ychydig eiliadau.',
  'We do not know that course for that year of entry.':
    'Dydyn ni ddim yn gwybod am y cwrs hwnnw ar gyfer y flwyddyn fynediad honno.',
  'We do not know that course.': 'Dydyn ni ddim yn gwybod am y cwrs hwnnw.',
  'We do not know that subject.': 'Dydyn ni ddim yn gwybod am y pwnc hwnnw.',
  'We do not know that postcode. Check it and try again.':
    'Dydyn ni ddim yn gwybod am y cod post hwnnw. Gwiriwch ef a rhowch gynnig arall arni.',
  'There are no results with this id. They are deleted after two years.':
    'Does dim canlyniadau yma. Maen nhw’n cael eu dileu ar ôl dwy flynedd.',
  'There are too many requests from your network. Try again in a minute.':
    'Mae gormod o geisiadau o’ch rhwydwaith. Rhowch gynnig arall arni ymhen munud.',
  'Too many people are signing in right now. Try again in a few seconds.':
    'Mae gormod o bobl yn mewngofnodi ar hyn o bryd. Rhowch gynnig arall arni ymhen ychydig eiliadau.',
  'That was tried too often. Try again in # min.':
    'Rhoddwyd cynnig ar hynny’n rhy aml. Rhowch gynnig arall arni ymhen # mun.',
  'Sign in first.': 'Mewngofnodwch yn gyntaf.',
  'The email address or the password is not right. If you have just made the account, open the link in our email first.':
    'Dyw’r cyfeiriad e-bost neu’r cyfrinair ddim yn gywir. Os ydych chi newydd greu’r cyfrif, agorwch y ddolen yn ein neges yn gyntaf.',
  'That is not your password.': 'Nid dyna eich cyfrinair.',
  'Enter your password.': 'Rhowch eich cyfrinair.',
  'This link was used already or is too old. Ask for a new one.':
    'Mae’r ddolen hon wedi’i defnyddio’n barod neu’n rhy hen. Gofynnwch am un newydd.',
  'Confirm your email address first.': 'Cadarnhewch eich cyfeiriad e-bost yn gyntaf.',
  'This page is out of date. Reload it and try again.':
    'Mae’r dudalen hon wedi dyddio. Llwythwch hi eto a rhowch gynnig arall arni.',
  'Only pages of this site may ask for that.': 'Dim ond tudalennau’r wefan hon sy’n cael gofyn am hynny.',
  'Only a window of this site can offer a sign-in.':
    'Dim ond ffenestr o’r wefan hon sy’n gallu cynnig mewngofnodi.',
  'That site is not one that may show this one.': 'Dyw’r wefan honno ddim yn cael dangos yr un hon.',
  'This sign-in can no longer be taken over. Sign in again.':
    'Does dim modd parhau â’r mewngofnodi hwn mwyach. Mewngofnodwch eto.',
  'Your favourites were changed on another device. Here are the current ones.':
    'Cafodd eich ffefrynnau eu newid ar ddyfais arall. Dyma’r rhai cyfredol.',
  'You have saved # of these, which is the most. Remove one first.':
    'Rydych chi wedi cadw # o’r rhain, sef y nifer mwyaf. Tynnwch un yn gyntaf.',
  'There are # settings already, which is the most.': 'Mae # gosodiad eisoes, sef y nifer mwyaf.',
  'There is no course in slot #.': 'Does dim cwrs yn lle #.',
  'If there is an account with this email address, look there for a link from us.':
    'Os oes cyfrif gyda’r cyfeiriad e-bost hwn, edrychwch yno am ddolen gennyn ni.',
  'It is on its way, unless we sent you five emails in the last hour. Look in your junk mail too.':
    'Mae ar ei ffordd, oni bai ein bod ni wedi anfon pum neges atoch chi yn yr awr ddiwethaf. Edrychwch yn eich post sothach hefyd.',
  'must have # to # characters': 'rhaid cael # i # nod',
  'is one of the first that a guesser tries, so choose another':
    'mae’n un o’r rhai cyntaf y byddai rhywun yn eu dyfalu, felly dewiswch un arall',
  'is not right': 'ddim yn gywir',
  'is needed here': 'mae ei angen yma',
  'was used already or is too old': 'wedi’i defnyddio’n barod neu’n rhy hen',
  'must be an email address, such as sam@example.org': 'rhaid cael cyfeiriad e-bost, fel sam@example.org',
  'must be a UK postcode, such as BA# #AY, or the first half of one':
    'rhaid cael cod post yn y DU, fel BA# #AY, neu hanner cyntaf un',
  'must be a year from # to #': 'rhaid cael blwyddyn o # i #',
  'must be text of at most # characters': 'rhaid cael testun o # nod ar y mwyaf',
  'must be text of # to # characters': 'rhaid cael testun o # i # nod',
  'holds characters that cannot be kept': 'mae ynddo nodau nad oes modd eu cadw',
};

const NUMBERS = /\d+/g;

/** Returns a message in the language of the request; in English where it has no translation. */
export const visitorMessage = (message: string): string => {
  const translation =
    requestLanguage() === SOURCE_LANGUAGE ? undefined : WELSH[message.replaceAll(NUMBERS, '#')];
  if (translation === undefined) return message;
  const numbers = message.match(NUMBERS) ?? [];
  return translation.replaceAll('#', () => numbers.shift() ?? '');
};
