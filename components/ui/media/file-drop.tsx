"use client";

import { Upload } from "lucide-react";
import { type ReactNode, type Ref, useId, useRef, useState } from "react";
import { useDropzone } from "react-dropzone";
import { Button } from "../button";
import { classNames } from "../class-names";
import { Field, fieldNoteId } from "../inputs/field";
import { useRequired } from "../inputs/use-required";
import { useJoinedRef } from "../use-joined-ref";
import { FILE_COPY, sizeInCopy } from "./file-copy";
import styles from "./file-drop.module.css";
import type { FileEntry, SendFile } from "./file-entry";
import { FileRow, RefusalRow } from "./file-row";
import { type FileRules, fileId, refusalOf } from "./file-rules";
import { useFileSending } from "./use-file-sending";

export type FileDropProps = {
  label: string;
  value: readonly FileEntry[];
  onValueChange: (value: readonly FileEntry[]) => void;
  onBlur?: () => void;
  rules?: FileRules;
  /** Sends each file as it is added, and shows how far it is; without it files are only gathered. */
  send?: SendFile;
  /** Where the owner of the value sends them: tries a failed one again. Then it puts each added file on its way. */
  onRetry?: (id: string) => void;
  hint?: ReactNode;
  /** null where its owner judges it and finds nothing wrong; left out, it judges by itself whether it was filled. */
  error?: string | null;
  name?: string;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** The button that chooses files. */
  ref?: Ref<HTMLButtonElement>;
};

type Refusal = { id: string; name: string; reason: string };

/** Files by drop, paste or choice. Each that is not taken is named with the reason; each that is, with how far it is. */
export function FileDrop(props: FileDropProps) {
  const { label, value, rules = {}, send, disabled } = props;
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const id = useId();
  const { change, isUnderWay } = useFileSending({ value, onValueChange: props.onValueChange, send });
  const isMany = rules.maximumFiles !== 1;
  const isFixed = disabled || props.readOnly;
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useJoinedRef(button, props.ref);
  const own = useRequired({ ...props, isEmpty: value.length === 0, isFixed, control: button });
  const { error } = own;

  const addInspected = async (files: readonly File[]) => {
    const faults = new Map<File, string>();
    for (const file of files) {
      // What is empty or too large is not read in vain.
      const found = refusalOf(file, [], rules) === null ? await rules.inspect?.(file) : null;
      if (found) faults.set(file, found.fault ?? FILE_COPY.wrongType(rules.typesLabel ?? ""));
    }
    add(files, faults);
  };
  const add = (files: readonly File[], faults?: ReadonlyMap<File, string>) => {
    const refused: Refusal[] = [];
    change((entries) => {
      // Where there is room for one, one that came to nothing makes way for the next.
      const kept = isMany ? entries : entries.filter(({ status }) => status !== "failed");
      const next = [...kept];
      for (const file of files) {
        const present = next.map((entry) => entry.file);
        const reason = refusalOf(file, present, rules) ?? faults?.get(file);
        if (reason) refused.push({ id: `${refused.length}`, name: file.name, reason });
        else next.push({ id: fileId(file), file, status: send || props.onRetry ? "waiting" : "ready", progress: 0 });
      }
      return next.length > kept.length ? next : entries;
    });
    setRefusals(refused);
  };
  const dropzone = useDropzone({
    onDrop: (accepted) => (rules.inspect ? void addInspected(accepted) : add(accepted)),
    onError: () => setRefusals([{ id: "", name: FILE_COPY.files, reason: FILE_COPY.unreadable }]),
    // Our own rules judge, so that every refused file is told why; the chooser still shows the right kinds first.
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isFixed,
  });
  const remove = (gone: string) => {
    change((entries) => entries.filter((entry) => entry.id !== gone));
    // The row goes with its button.
    document.getElementById(id)?.focus();
  };
  const retry = (again: string) =>
    change((entries) =>
      entries.map((entry) =>
        entry.id === again ? { ...entry, status: "waiting", progress: 0, message: null } : entry,
      ),
    );
  const size = rules.maximumBytes === undefined ? null : sizeInCopy(rules.maximumBytes);
  const chooseFor = FILE_COPY.chooseFor(label, isMany);
  const ruleText = FILE_COPY.rules(rules.typesLabel, size, rules.maximumFiles ?? Number.POSITIVE_INFINITY);

  return (
    <Field
      controlId={id}
      label={label}
      isRequired={props.required}
      requiredMarker={props.requiredMarker}
      hint={props.hint}
      error={error}
    >
      <div
        {...dropzone.getRootProps({
          className: classNames(
            styles.drop,
            dropzone.isDragActive && styles.over,
            Boolean(error) && styles.wrong,
            isFixed && styles.fixed,
          ),
          tabIndex: -1,
          role: "presentation",
          "data-unsaved": isUnderWay || undefined,
        })}
      >
        <input
          {...dropzone.getInputProps({
            accept: rules.types?.join(","),
            multiple: isMany,
            name: props.name,
            disabled: isFixed,
            tabIndex: -1,
            "aria-hidden": true,
          })}
        />
        <Upload aria-hidden="true" />
        <p className={styles.ask}>
          {dropzone.isDragActive ? (
            FILE_COPY.dropNow
          ) : (
            <>
              {FILE_COPY.drop(isMany)}{" "}
              <Button
                ref={buttonRef}
                id={id}
                size="sm"
                disabled={isFixed}
                // A button cannot be said to be required otherwise.
                aria-label={props.required ? `${chooseFor}, ${FILE_COPY.required}` : chooseFor}
                aria-describedby={`${id}-rules ${fieldNoteId(id)}`}
                data-invalid={Boolean(error) || undefined}
                onClick={dropzone.open}
                onBlur={() => {
                  // The system's chooser takes the focus of the whole page; the field is not left then.
                  if (!document.hasFocus()) return;
                  own.markLeft();
                  props.onBlur?.();
                }}
              >
                {FILE_COPY.choose(isMany)}
              </Button>
            </>
          )}
        </p>
        {ruleText ? (
          <p id={`${id}-rules`} className={styles.rules}>
            {ruleText}
          </p>
        ) : null}
        {own.rule}
      </div>
      <div>
        {value.length > 0 ? (
          <ul className={styles.files} aria-label={FILE_COPY.files}>
            {value.map((entry) => (
              <FileRow
                key={entry.id}
                entry={entry}
                isFixed={isFixed}
                onRemove={remove}
                onRetry={props.onRetry ?? (send ? retry : undefined)}
              />
            ))}
          </ul>
        ) : null}
      </div>
      <div role="alert">
        {refusals.length > 0 ? (
          <ul className={styles.files} aria-label={FILE_COPY.refusals}>
            {refusals.map((refusal) => (
              <RefusalRow
                key={refusal.id}
                refusal={refusal}
                onDismiss={() => setRefusals(refusals.filter(({ id: other }) => other !== refusal.id))}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </Field>
  );
}
