import { healthTests } from './delivery/api/health/health.shared.test';
import { changesTests } from './delivery/changes/changes.shared.test';
import { studentFiguresTests } from './domain/providers/student-figures.shared.test';
import { followRevisionTests } from './platform/database/follow-revision.shared.test';
import { withTestApp } from './testing/app';

// Tests that change the data of courses and providers, in an application without search, which would index them each time.
const backend = withTestApp({ search: 'none' });

healthTests();
studentFiguresTests(backend);
changesTests(backend);
followRevisionTests(backend);
