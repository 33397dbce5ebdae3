import type { SearchKind } from '@signpost/api-client/search';
import { grouped, Icon, lineNames, SmartLink, type Line } from '@signpost/shared-ui';
import { kindDescriptions } from '../../components/catalogue/kind-descriptions';
import { KINDS } from '../../components/catalogue/kinds';
import type { ExploreData } from './loader';
import styles from './network.module.css';

const LINES: readonly Line[] = ['careers', 'courses', 'unis', 'employers', 'guides'];

const stopsOf = (line: Line) =>
  (Object.entries(KINDS) as [SearchKind, (typeof KINDS)[SearchKind]][]).filter(
    ([, kind]) => kind.line === line,
  );

/** Every kind of content as a stop on its line, with its count. */
export const Network = ({ counts }: Pick<ExploreData, 'counts'>) => (
  <div className={styles.network}>
    {LINES.map((line) => (
      <section key={line} id={line} className={styles.line} data-line={line} aria-labelledby={`line-${line}`}>
        <h2 id={`line-${line}`}>
          <Icon name={line} /> {lineNames()[line]}
        </h2>
        <ul className={styles.stops}>
          {stopsOf(line).map(([name, { name: title, href }]) => (
            <li key={name} className={styles.stop}>
              <h3>
                <SmartLink href={href}>{title}</SmartLink>
              </h3>
              {typeof counts?.[name] === 'number' && <p className={styles.count}>{grouped(counts[name])}</p>}
              <p className={styles.text}>{kindDescriptions()[name]}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
