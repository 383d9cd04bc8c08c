"use client";

import { Upload } from "lucide-react";
import { type ReactNode, type Ref, type RefObject, useId, useRef, useState } from "react";
import { type DropzoneState, useDropzone } from "react-dropzone";
import { Button } from "../button";
import { classNames } from "../class-names";
import { Field, fieldNoteId } from "../inputs/field";
import { useRequired } from "../inputs/use-required";
import { useJoinedRef } from "../use-joined-ref";
import { FILE_COPY, formatFileSize } from "./file-copy";
import styles from "./file-drop.module.css";
import type { FileEntry, SendFile } from "./file-entry";
import { FileRow, RefusalRow } from "./file-row";
import { describeRefusal, type FileRules, fileId } from "./file-rules";
import { useFileSending } from "./use-file-sending";

export type FileDropProps = {
  label: string;
  value: readonly FileEntry[];
  onValueChange: (value: readonly FileEntry[]) => void;
  onBlur?: () => void;
  rules?: FileRules;
  /** Sends each file as it is added, and shows its progress; without it files are only collected. */
  send?: SendFile;
  /** Retries a failed file if the owner of the value sends the files; added files then start as waiting. */
  onRetry?: (id: string) => void;
  hint?: ReactNode;
  /** Null if the owner validates and finds no error; undefined if the field validates `required` itself. */
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

/** Adds, refuses, removes and retries the files of a drop area. */
function useDroppedFiles({ value, onValueChange, rules = {}, send, onRetry }: FileDropProps) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { change, isSending } = useFileSending({ value, onValueChange, send });
  const add = (files: readonly File[], faults?: ReadonlyMap<File, string>) => {
    const refused: Refusal[] = [];
    change((entries) => {
      // With a limit of one, a failed file gives way to the next.
      const remaining = rules.maximumFiles === 1 ? entries.filter(({ status }) => status !== "failed") : entries;
      const next = [...remaining];
      for (const file of files) {
        const present = next.map((entry) => entry.file);
        const reason = describeRefusal(file, present, rules) ?? faults?.get(file);
        if (reason) refused.push({ id: `${refused.length}`, name: file.name, reason });
        else next.push({ id: fileId(file), file, status: send || onRetry ? "waiting" : "ready", progress: 0 });
      }
      return next.length > remaining.length ? next : entries;
    });
    setRefusals(refused);
  };
  const inspectAndAdd = async (files: readonly File[]) => {
    const faults = new Map<File, string>();
    for (const file of files) {
      // An empty or too large file need not be read.
      const finding = describeRefusal(file, [], rules) === null ? await rules.inspect?.(file) : null;
      if (finding) faults.set(file, finding.fault ?? FILE_COPY.wrongType(rules.typesLabel ?? ""));
    }
    add(files, faults);
  };
  const retry = (id: string) =>
    change((entries) =>
      entries.map((entry) => (entry.id === id ? { ...entry, status: "waiting", progress: 0, message: null } : entry)),
    );
  return {
    isSending,
    refusals,
    add: (files: readonly File[]) => (rules.inspect ? void inspectAndAdd(files) : add(files)),
    reportUnreadable: () => setRefusals([{ id: "", name: FILE_COPY.files, reason: FILE_COPY.unreadable }]),
    dismiss: (id: string) => setRefusals(refusals.filter((refusal) => refusal.id !== id)),
    remove: (id: string) => change((entries) => entries.filter((entry) => entry.id !== id)),
    retry: onRetry ?? (send ? retry : undefined),
  };
}

/** Accepts files by drop, paste or choice. Lists refused files with the reason, accepted files with their progress. */
export function FileDrop(props: FileDropProps) {
  const { value, rules = {} } = props;
  const files = useDroppedFiles(props);
  const id = useId();
  const isFixed = props.disabled || props.readOnly;
  const button = useRef<HTMLButtonElement>(null);
  const { error, markLeft, rule } = useRequired({ ...props, isEmpty: value.length === 0, isFixed, control: button });
  const dropzone = useDropzone({
    onDrop: files.add,
    onError: files.reportUnreadable,
    // Our own rules refuse files, so that each one gets its reason; the file chooser still prefers the right types.
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isFixed,
  });
  return (
    <Field
      controlId={id}
      label={props.label}
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
          "data-unsaved": files.isSending || undefined,
        })}
      >
        <input
          {...dropzone.getInputProps({
            accept: rules.types?.join(","),
            multiple: rules.maximumFiles !== 1,
            name: props.name,
            disabled: isFixed,
            tabIndex: -1,
            "aria-hidden": true,
          })}
        />
        <Upload aria-hidden="true" />
        <DropPrompt
          {...props}
          id={id}
          dropzone={dropzone}
          button={button}
          isFixed={isFixed}
          isInvalid={Boolean(error)}
          onBlur={() => {
            markLeft();
            props.onBlur?.();
          }}
        />
        {rule}
      </div>
      <FileLists
        {...files}
        entries={value}
        isFixed={isFixed}
        onRemove={(removed) => {
          files.remove(removed);
          // The row's button disappears with the row.
          button.current?.focus();
        }}
      />
    </Field>
  );
}

type DropPromptProps = FileDropProps & {
  id: string;
  dropzone: DropzoneState;
  button: RefObject<HTMLButtonElement | null>;
  isFixed?: boolean;
  isInvalid: boolean;
};

/** The text of the drop area with the button that chooses files, and the rules for them. */
function DropPrompt({ id, label, rules = {}, required, dropzone, button, isFixed, ...props }: DropPromptProps) {
  const ref = useJoinedRef(button, props.ref);
  const isMany = rules.maximumFiles !== 1;
  const chooseFor = FILE_COPY.chooseFor(label, isMany);
  const size = rules.maximumBytes === undefined ? null : formatFileSize(rules.maximumBytes);
  const ruleText = FILE_COPY.rules(rules.typesLabel, size, rules.maximumFiles ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <p className={styles.ask}>
        {dropzone.isDragActive ? (
          FILE_COPY.dropNow
        ) : (
          <>
            {FILE_COPY.drop(isMany)}{" "}
            <Button
              ref={ref}
              id={id}
              size="sm"
              disabled={isFixed}
              // Buttons do not support `aria-required`.
              aria-label={required ? `${chooseFor}, ${FILE_COPY.required}` : chooseFor}
              aria-describedby={`${id}-rules ${fieldNoteId(id)}`}
              data-invalid={props.isInvalid || undefined}
              onClick={dropzone.open}
              onBlur={() => {
                // The system's file chooser takes the focus of the whole page; the field is not left then.
                if (document.hasFocus()) props.onBlur?.();
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
    </>
  );
}

type FileListsProps = Pick<ReturnType<typeof useDroppedFiles>, "refusals" | "dismiss" | "retry"> & {
  entries: readonly FileEntry[];
  isFixed?: boolean;
  onRemove: (id: string) => void;
};

/** The accepted files and the refused ones. */
function FileLists({ entries, refusals, isFixed, onRemove, retry, dismiss }: FileListsProps) {
  return (
    <>
      <div>
        {entries.length > 0 ? (
          <ul className={styles.files} aria-label={FILE_COPY.files}>
            {entries.map((entry) => (
              <FileRow key={entry.id} entry={entry} isFixed={isFixed} onRemove={onRemove} onRetry={retry} />
            ))}
          </ul>
        ) : null}
      </div>
      <div role="alert">
        {refusals.length > 0 ? (
          <ul className={styles.files} aria-label={FILE_COPY.refusals}>
            {refusals.map((refusal) => (
              <RefusalRow key={refusal.id} refusal={refusal} onDismiss={() => dismiss(refusal.id)} />
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
