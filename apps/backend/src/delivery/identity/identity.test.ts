import { identityConfigurationTests } from '../../domain/identity/configuration.shared.test';
import { withTestApp } from '../../testing/app';
import { accountTests } from './account.shared.test';
import { confirmationTests } from './confirmation.shared.test';
import { csrfTests } from './csrf.shared.test';
import { emailLanguageTests } from './email-language.shared.test';
import { favouritesTests } from './favourites.shared.test';
import { guessingTests } from './guessing.shared.test';
import { handoverTests } from './handover.shared.test';
import { hostileTests } from './hostile.shared.test';
import { lockOutTests } from './lock-out.shared.test';
import { mergeAccountTests } from './merge-account.shared.test';
import { messageLanguageTests } from './message-language.shared.test';
import { passwordSafetyTests } from './password-safety.shared.test';
import { passwordTests } from './passwords.shared.test';
import { sessionTests } from './session.shared.test';
import { topTests } from './top.shared.test';
import { watchEmailTests } from './watch-emails.shared.test';

// One application for all tests of accounts: each test has people of its own.
const backend = withTestApp({ search: 'none' });

sessionTests(backend);
confirmationTests(backend);
passwordTests(backend);
passwordSafetyTests(backend);
guessingTests(backend);
lockOutTests(backend);
csrfTests(backend);
hostileTests(backend);
favouritesTests(backend);
topTests(backend);
mergeAccountTests(backend);
handoverTests(backend);
emailLanguageTests(backend);
messageLanguageTests(backend);
watchEmailTests(backend);
identityConfigurationTests(backend);
accountTests(backend);
