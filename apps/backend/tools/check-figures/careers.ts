import { careerPayInApi, careerPayInTable, careerPayPublished, careerPayShown } from './career-pay';
import type { CareerTables } from './career-tables';
import { textLines } from './page-text';
import { check, newTally } from './problems';
import type { Site } from './site';
import { forEachConcurrent } from './site';

/** The SOC 2020 code in the path of a career's page. */
export const socCodeFromPath = (path: string): string => path.split('/').at(-1) ?? '';

/** Compares the pay of every career on its page and in the API with the table of pay. */
export const checkCareerPay = async (site: Site, tables: CareerTables, width: number) => {
  const pages = newTally();
  const api = newTally();
  const paths = new Map((await site.sitemap('careers')).map((path) => [socCodeFromPath(path), path]));
  await forEachConcurrent(paths, width, async ([soc, path]) => {
    const html = await site.page(path);
    const response = await site.json(`/api/v1/emsi/careers/england/${soc}`);
    check(
      pages,
      `${path} pay`,
      () => careerPayShown(textLines(html)),
      () => careerPayPublished(tables.pay(soc)),
    );
    check(
      api,
      `API ${soc} pay`,
      () => careerPayInApi(response),
      () => careerPayInTable(tables.pay(soc)),
    );
  });
  return { pages, api };
};
