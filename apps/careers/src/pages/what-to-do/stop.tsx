import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import type { Loaded } from '@signpost/api-client/parts';
import type { FavouriteKind } from '@signpost/identity';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Card, CardGrid, Icon, LoadedPart, SaveButton, SmartLink, type Line } from '@signpost/shared-ui';
import styles from './page.module.css';

/** An item that can be opened and saved. */
export interface Idea {
  /** The item as stored in saved items. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image?: string;
  readonly summary: string;
  /** The `lang` attribute of the summary, where it is not in the language of the page. */
  readonly language?: string | undefined;
  readonly facts?: readonly string[];
  readonly sample?: boolean;
}

interface StopProps {
  id: string;
  heading: string;
  lead: string;
  line: Line;
  children: ReactNode;
}

/** One step of the page. */
export const Stop = ({ id, heading, lead, line, children }: StopProps) => (
  <li className={styles.stop} data-line={line}>
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  </li>
);

interface IdeasProps {
  part: Loaded<readonly Idea[]>;
  kind: FavouriteKind;
  /** Link to more items. */
  more: { readonly name: string; readonly href: string };
}

/** A few ideas as cards, each with a save button, and a link to more. */
export const Ideas = ({ part, kind, more }: IdeasProps) => {
  const saving = useSaveButtons(kind);
  return (
    <>
      <LoadedPart part={part}>
        {(ideas) =>
          ideas.length === 0 ? (
            <p>{t('There is nothing here just now.')}</p>
          ) : (
            <CardGrid>
              {ideas.map(({ id, title, url, image, summary, language, facts, sample }) => (
                <li key={id}>
                  <Card
                    title={title}
                    href={url}
                    image={image}
                    sample={sample}
                    summary={
                      <span className={styles.summary} lang={language}>
                        {summary}
                      </span>
                    }
                    {...(facts && { meta: facts })}
                    action={<SaveButton {...saving({ id, title, url })} />}
                  />
                </li>
              ))}
            </CardGrid>
          )
        }
      </LoadedPart>
      <p>
        <SmartLink href={more.href} className={styles.more}>
          {more.name}
          <Icon name="arrow" />
        </SmartLink>
      </p>
    </>
  );
};
