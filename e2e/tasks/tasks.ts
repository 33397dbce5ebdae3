import { expect as playwrightExpect } from '@playwright/test';
import type { Visitor } from './visitor';

const EXPECT_TIMEOUT_MS = 15_000;

const expect = playwrightExpect.configure({ timeout: EXPECT_TIMEOUT_MS });

/** Something that a person comes to the site for. */
export interface Task {
  readonly name: string;
  /** Does it from the home page, by what is visible, and throws when it does not end well. */
  readonly perform: (visitor: Visitor) => Promise<void>;
}

const POUNDS = /£\d[\d,]+/;

const biologyWithoutMedicine: Task = {
  name: 'Likes biology, does not want to be a doctor',
  async perform(visitor) {
    const { main } = visitor;
    await visitor.search("I like biology but don't want to be a doctor");
    await expect(
      main
        .getByRole('region', { name: /^Courses/ })
        .getByRole('article')
        .first(),
    ).toBeVisible();
    await visitor.press(main.getByRole('link', { name: /^See all \d+ in Careers/ }));
    const careers = main.getByRole('article').getByRole('heading');
    await expect(careers.filter({ hasText: 'Biologist' })).toBeVisible();
    await expect(careers.filter({ hasText: /doctor|^GP$/i })).toHaveCount(0);
    await visitor.press(main.getByRole('link', { name: 'Biologist', exact: true }));
    await expect(main.getByRole('region', { name: 'Pay', exact: true })).toContainText(POUNDS);
    await expect(
      main
        .getByRole('region', { name: /^Courses/ })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  },
};

const partTimeNursing: Task = {
  name: 'Mature student in LS2: nursing, part time',
  async perform(visitor) {
    const { main } = visitor;
    await visitor.search('nursing part time near LS2 9JT');
    await visitor.press(
      main.getByRole('list', { name: 'Kinds of results' }).getByRole('link', { name: /^Courses/ }),
    );
    await visitor.press(main.getByRole('link', { name: 'Look within 50 miles of LS2 9JT' }));
    await expect(main.getByRole('article').nth(1)).toBeVisible();
    await visitor.press(main.getByRole('article').getByRole('link'));
    await expect(main.getByRole('region', { name: 'Ways to take it' })).toContainText('Part-time');
    await expect(main.getByRole('region', { name: 'What it costs' })).toContainText(/grant from the NHS/);
    await visitor.press(main.getByRole('link', { name: /took people from Access courses/ }));
    await expect(main.getByRole('list', { name: 'Filters that are on' })).toContainText(/Access/);
    await expect(main.getByRole('article').first()).toContainText(/Nursing|Midwifery|Health/i);
  },
};

const twoUniversities: Task = {
  name: 'Parent: two universities, outcomes and costs',
  async perform(visitor) {
    const { main } = visitor;
    await visitor.press(main.getByRole('link', { name: 'Compare them side by side' }));
    for (const name of ['Bath', 'Cardiff']) {
      await visitor.type(main.getByLabel('Name of a university or college'), name);
      await visitor.press(main.getByRole('button', { name: 'Find it' }));
      await visitor.press(main.getByRole('link', { name: new RegExp(`^Add .*${name}`) }));
      await expect(main.getByRole('link', { name: new RegExp(`^Take out .*${name}`) })).toBeVisible();
    }
    const table = main.getByRole('table', { name: '2 universities side by side' });
    const cells = (row: RegExp) => table.getByRole('row', { name: row }).getByRole('cell');
    await expect(cells(/^Tuition fee/).filter({ hasText: POUNDS })).toHaveCount(2);
    await expect(cells(/^Loan or grant to live on/).filter({ hasText: POUNDS })).toHaveCount(2);
    await expect(cells(/^Graduate pay/).filter({ hasText: POUNDS })).toHaveCount(2);
    await expect(cells(/^In work or study/).filter({ hasText: /\d%/ })).toHaveCount(2);
  },
};

/** Answers to the statements, which take the six interests in turn: only artistic and social ones are liked. */
const CREATOR = ['Dislike', 'Dislike', 'Strongly like', 'Strongly like', 'Dislike', 'Dislike'];
const STATEMENTS = 30;

const creatorsQuiz: Task = {
  name: 'Career changer: the quiz, as a creator',
  async perform(visitor) {
    const { main } = visitor;
    await visitor.press(main.getByRole('link', { name: 'Take the career quiz' }));
    await visitor.press(main.getByRole('link', { name: 'Start the quiz' }));
    for (let statement = 0; statement < STATEMENTS; statement += 1) {
      const answer = CREATOR[statement % CREATOR.length] ?? '';
      await visitor.press(main.getByRole('button', { name: answer, exact: true }));
      const progress = statement < STATEMENTS - 1 ? main.getByRole('progressbar') : null;
      if (progress) await expect(progress).toHaveAttribute('value', `${statement + 1}`);
    }
    const careers = main.getByRole('region', { name: 'Careers that fit' }).getByRole('heading', { level: 3 });
    await expect(careers.first()).toBeVisible();
    const names = (await careers.allTextContents()).slice(0, 10).join(', ');
    expect(names).toMatch(
      /artist|designer|musician|actor|writer|photographer|illustrator|animator|director/i,
    );
    const first = (await careers.first().textContent()) ?? '';
    await visitor.press(main.getByRole('link', { name: `Less like this : ${first}` }));
    await expect(careers.filter({ hasText: first })).toHaveCount(0);
  },
};

const handout: Task = {
  name: 'Adviser: a handout with ranks, notes and pay',
  async perform(visitor) {
    const { main, page } = visitor;
    await visitor.search('law');
    await visitor.press(main.getByRole('link', { name: /^See all \d+ in Courses/ }));
    await expect(main.getByRole('region', { name: 'Results' })).toBeVisible();
    for (let saved = 0; saved < 3; saved += 1) {
      await visitor.press(
        main
          .getByRole('article')
          .nth(saved)
          .getByRole('button', { name: /^Save / }),
      );
      if (saved === 0) await visitor.press(page.getByRole('button', { name: 'Keep on this device' }));
    }
    await visitor.press(page.getByRole('banner').getByRole('link', { name: /^Saved/ }));
    for (let rank = 0; rank < 3; rank += 1)
      await visitor.press(main.getByRole('button', { name: /^Put in top five/ }));
    await visitor.press(main.getByRole('button', { name: /^Add a note/ }));
    await visitor.type(main.getByRole('textbox', { name: /^Your note/ }), 'Ask about the foundation year');
    await page.keyboard.press('Tab');
    await visitor.press(main.getByRole('button', { name: 'Print' }));
    await page.emulateMedia({ media: 'print' });
    const printed = main.getByRole('region', { name: 'Your top five courses' });
    await expect(printed.getByRole('listitem').filter({ hasText: /^1/ })).toBeVisible();
    await expect(printed.getByText('Ask about the foundation year')).toBeVisible();
    await expect(printed.getByText(POUNDS).first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^Put in top five/ }).first()).toBeHidden();
  },
};

const computerScience: Task = {
  name: 'Computer science in Scotland: requirements and fees',
  async perform(visitor) {
    const { main } = visitor;
    await visitor.search('computer science in Scotland');
    await visitor.press(main.getByRole('link', { name: /^See all \d+ in Courses/ }));
    const rows = main.getByRole('article');
    for (const name of ['University of Edinburgh', 'University of Glasgow', 'University of Strathclyde'])
      await expect(rows.filter({ hasText: name }).first()).toBeVisible();
    await visitor.press(rows.getByRole('link'));
    await expect(main.getByRole('region', { name: 'Getting in' })).toContainText(
      /\d+ (to \d+ )?(points|or more)/,
    );
    await expect(main.getByRole('region', { name: 'What it costs' })).toContainText(POUNDS);
  },
};

const fromAbroad: Task = {
  name: 'International student: what it takes, in figures',
  async perform(visitor) {
    const { main } = visitor;
    await visitor.search('university of bath');
    await visitor.press(main.getByRole('link', { name: 'University of Bath', exact: true }));
    await visitor.press(main.getByRole('link', { name: 'International' }));
    await visitor.choose(main.getByLabel('Country of your passport'), 'India');
    await visitor.press(main.getByRole('button', { name: 'Show what I need' }));
    await expect(main.getByRole('heading', { name: 'Your passport: India' })).toBeVisible();
    await expect(main.getByText(POUNDS).first()).toBeVisible();
  },
};

/** The tasks, in the order of the report. */
export const TASKS: readonly Task[] = [
  biologyWithoutMedicine,
  partTimeNursing,
  twoUniversities,
  creatorsQuiz,
  handout,
  computerScience,
  fromAbroad,
];
