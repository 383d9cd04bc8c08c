"use client";

import { Bookmark, X } from "lucide-react";
import Link from "next/link";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../button";
import { IconButton } from "../icon-button";
import { TextInput } from "../inputs/text-input";
import { useKeptFocus } from "../overlays/use-kept-focus";
import { cleanViewName, isSameQuery, MAX_VIEW_NAME_LENGTH, type SavedView } from "./saved-views";
import { savedViewsCopy as copy } from "./saved-views-copy";
import styles from "./saved-views-menu.module.css";
import type { SavedViews } from "./use-saved-views";

type Props = { saved: SavedViews; path: string; query: string; onOpened: () => void };

/** The content of the saved views menu. */
export function SavedViewsPanel({ saved, path, query, onOpened }: Props) {
  const [name, setName] = useState("");
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel);
  const current = saved.views.find((view) => isSameQuery(view.query, query));
  const typed = cleanViewName(name);
  const isNameTaken = saved.views.some((view) => view.name.toLowerCase() === typed.toLowerCase());
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed === "") return;
    saved.save({ name: typed, query });
    setName("");
    setRemoved(null);
  };
  return (
    <div ref={panel} className={styles.panel}>
      {saved.views.length > 0 ? (
        <ul className={styles.views}>
          {saved.views.map((view) => (
            <li key={view.name} className={styles.view}>
              <Link
                href={`${path}${view.query}`}
                prefetch={false}
                className={styles.open}
                aria-current={view === current || undefined}
                onClick={onOpened}
              >
                <Bookmark aria-hidden="true" />
                <span className={styles.name} dir="auto">
                  {view.name}
                </span>
              </Link>
              <IconButton
                size="sm"
                icon={<X />}
                label={copy.remove(view.name)}
                onClick={() => {
                  saved.remove(view.name);
                  setRemoved(view);
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {removed ? (
        <p className={styles.note} role="status">
          {copy.removed(removed.name)}
          <Button
            size="sm"
            onClick={() => {
              saved.save(removed);
              setRemoved(null);
            }}
          >
            {copy.undo}
          </Button>
        </p>
      ) : null}
      {saved.views.length === 0 && !removed ? <p className={styles.note}>{copy.none}</p> : null}
      {current ? <p className={styles.note}>{copy.kept(current.name)}</p> : null}
      <form className={styles.form} onSubmit={save}>
        <TextInput
          className={styles.field}
          label={copy.name}
          value={name}
          onValueChange={setName}
          maxLength={MAX_VIEW_NAME_LENGTH}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit" disabledReason={typed === "" ? copy.nameFirst : null}>
          {isNameTaken ? copy.replace : copy.save}
        </Button>
      </form>
    </div>
  );
}
