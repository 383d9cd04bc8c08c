"use client";

import { CircleAlert, CircleCheck, File as FileIcon, RotateCw, X } from "lucide-react";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";
import { lineOf } from "../inputs/option";
import styles from "./file-drop.module.css";
import type { FileEntry } from "./file-entry";
import { shownFileName } from "./file-rules";
import { FILE_WORDS, sizeInWords } from "./file-words";

const ICONS = { ready: FileIcon, waiting: FileIcon, sending: FileIcon, done: CircleCheck, failed: CircleAlert };

/** A file that was taken: how far it is, and what can be done with it. */
export function FileRow(props: {
  entry: FileEntry;
  isFixed?: boolean;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
}) {
  const { entry, onRetry, isFixed } = props;
  const { id, file, status, progress, message } = entry;
  const name = lineOf(shownFileName(file.name));
  const Icon = ICONS[status];
  const state = {
    ready: null,
    waiting: FILE_WORDS.waiting,
    sending: FILE_WORDS.sending(progress),
    done: FILE_WORDS.done,
    failed: message ? `${FILE_WORDS.failed}: ${lineOf(message)}` : FILE_WORDS.failed,
  }[status];
  return (
    <li className={classNames(styles.file, styles[status])}>
      <Icon aria-hidden="true" />
      <div className={styles.about}>
        <bdi translate="no" className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.state}>
          {sizeInWords(file.size)}
          {state ? ` · ${state}` : null}
        </span>
      </div>
      {status === "failed" && onRetry && !isFixed ? (
        <IconButton size="sm" icon={<RotateCw />} label={FILE_WORDS.retryFile(name)} onClick={() => onRetry(id)} />
      ) : null}
      {isFixed ? null : (
        <IconButton size="sm" icon={<X />} label={FILE_WORDS.removeFile(name)} onClick={() => props.onRemove(id)} />
      )}
      {status === "sending" ? (
        <div
          role="progressbar"
          aria-label={name}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className={styles.bar}
        >
          <div className={styles.share} style={{ width: `${progress * 100}%` }} />
        </div>
      ) : null}
    </li>
  );
}

/** A file that was not taken, and why. */
export function RefusalRow(props: { refusal: { name: string; reason: string }; onDismiss: () => void }) {
  const name = lineOf(shownFileName(props.refusal.name));
  return (
    <li className={classNames(styles.file, styles.failed)}>
      <CircleAlert aria-hidden="true" />
      <div className={styles.about}>
        <bdi translate="no" className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.state}>
          {FILE_WORDS.refused}: {props.refusal.reason}
        </span>
      </div>
      <IconButton size="sm" icon={<X />} label={FILE_WORDS.dismiss(name)} onClick={props.onDismiss} />
    </li>
  );
}
