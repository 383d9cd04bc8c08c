import { Fragment } from "react";
import { keyCopy } from "./key-copy";
import { KeyHint } from "./key-hint";
import styles from "./shortcut-list.module.css";

export type Shortcut = {
  id: string;
  label: string;
  /** Each alternative as the keys pressed one after another, with display names. */
  ways: readonly (readonly string[])[];
  /** Whether the key is switched off. */
  isOff?: boolean;
  disabledReason?: string | null;
};

export type ShortcutGroup = { id: string; heading: string; shortcuts: readonly Shortcut[] };

/** Lists every shortcut by group. `level` is the heading level of the groups. */
export function ShortcutList({ groups, level = 3 }: { groups: readonly ShortcutGroup[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading className={styles.heading}>{group.heading}</Heading>
          <dl className={styles.list}>
            {group.shortcuts.map((shortcut) => (
              <div key={shortcut.id} className={styles.row} data-off={shortcut.isOff ? "" : undefined}>
                <dt className={styles.label}>
                  {shortcut.label}
                  {shortcut.disabledReason ? <span className={styles.reason}>{shortcut.disabledReason}</span> : null}
                </dt>
                <dd className={styles.ways}>
                  {shortcut.isOff ? <span className={styles.reason}>{keyCopy.off}</span> : null}
                  {shortcut.ways.map((caps, index) => (
                    <Fragment key={caps.join(" ")}>
                      {index > 0 ? <span className={styles.or}>{keyCopy.or}</span> : null}
                      <KeyHint caps={caps} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
