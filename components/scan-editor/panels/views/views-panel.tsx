"use client";

import { Bookmark, Pencil, Trash2, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { TextInput } from "@/components/ui/inputs/text-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { MAX_NAME_LENGTH } from "@/lib/editor/tools/views/named-views";
import { useEditor } from "../../context/editor-context";
import { VIEW_COPY as COPY } from "../../context/view-copy";
import { Panel } from "../../parts/panel";
import { useViewController } from "./use-view-controller";
import styles from "./views.module.css";

/** Height of heading, field and one row, in pixels. */
const MIN_HEIGHT = 164;
const REMOVED_ALERT = "view-removed";

/** Named views: save, open, rename and delete. */
export function ViewsPanel({ onClose }: { onClose: () => void }) {
  const { views } = useEditor();
  const { list, current } = useViewController(views);
  const [typed, setTyped] = useState("");
  const [renaming, setRenaming] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function remove(name: string): void {
    const removed = views.remove(name);
    if (!removed) return;
    const undo = { label: COPY.undo, onClick: () => views.putBack(removed) };
    showAlert({ id: REMOVED_ALERT, type: "info", message: COPY.removed(removed.name), buttonProps: undo });
    // The pressed button was removed with its row.
    field.current?.focus();
  }

  return (
    <Panel
      id="views"
      title={COPY.title}
      leastHeight={MIN_HEIGHT}
      mayFold
      actions={<IconButton size="sm" icon={<X />} label={COPY.hide} onClick={onClose} />}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          views.save(typed);
          setTyped("");
        }}
      >
        <TextInput
          ref={field}
          label={COPY.name}
          isLabelHidden
          size="sm"
          placeholder={COPY.example}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
        />
        <Button type="submit" size="sm">
          {COPY.save}
        </Button>
      </form>
      <ul aria-label={COPY.list} className={styles.list}>
        {list.map(({ name }) =>
          renaming === name ? (
            <li key={name}>
              <RenameField name={name} onDone={() => setRenaming(null)} />
            </li>
          ) : (
            <li key={name} className={styles.row} data-current={name === current || undefined}>
              <button
                type="button"
                className={styles.go}
                aria-current={name === current || undefined}
                onClick={() => views.goTo(name)}
              >
                <Bookmark aria-hidden="true" />
                <span>{name}</span>
              </button>
              <IconButton size="sm" icon={<Pencil />} label={COPY.rename(name)} onClick={() => setRenaming(name)} />
              <IconButton size="sm" icon={<Trash2 />} label={COPY.remove(name)} onClick={() => remove(name)} />
            </li>
          ),
        )}
      </ul>
      <p className={styles.none}>{list.length === 0 ? `${COPY.none} ${COPY.kept}.` : COPY.kept}</p>
    </Panel>
  );
}

/** Renames a view on Enter or blur; Escape cancels. */
function RenameField({ name, onDone }: { name: string; onDone: () => void }) {
  const { views } = useEditor();
  const [draft, setDraft] = useState(name);
  const [problem, setProblem] = useState<"empty" | "taken" | null>(null);
  // A key that ends the edit also blurs the field, which must not commit again.
  const isFinished = useRef(false);
  function end(): void {
    isFinished.current = true;
    onDone();
  }
  function commit(): void {
    if (isFinished.current) return;
    const refusal = views.rename(name, draft);
    setProblem(refusal);
    if (refusal === null) end();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const key = typedKey(event);
    if (key === "Enter") commit();
    else if (key === "Escape") end();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={styles.rename}>
      <TextInput
        // The focus moves from the pressed button into the field.
        ref={(element: HTMLInputElement | null) => {
          if (element && !element.dataset.isReady) {
            element.dataset.isReady = "true";
            element.focus();
            element.select();
          }
        }}
        label={COPY.newName(name)}
        isLabelHidden
        size="sm"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={problem === null ? null : COPY[problem]}
        value={draft}
        onValueChange={setDraft}
        onKeyDown={onKeyDown}
        onBlur={() => (problem === null ? commit() : end())}
      />
    </div>
  );
}
