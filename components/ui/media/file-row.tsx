"use client";

import { CircleAlert, CircleCheck, File as FileIcon, RotateCw, X } from "lucide-react";
import { classNames } from "../class-names";
import { cutLine } from "../cut-text";
import { IconButton } from "../icon-button";
import { FILE_COPY, formatFileSize } from "./file-copy";
import styles from "./file-drop.module.css";
import type { FileEntry } from "./file-entry";
import { cleanFileName } from "./file-rules";

const ICONS = { ready: FileIcon, waiting: FileIcon, sending: FileIcon, done: CircleCheck, failed: CircleAlert };

/** An accepted file with its progress and actions. */
export function FileRow(props: {
  entry: FileEntry;
  isFixed?: boolean;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
}) {
  const { entry, onRetry, isFixed } = props;
  const { id, file, status, progress, message } = entry;
  const name = cutLine(cleanFileName(file.name));
  const Icon = ICONS[status];
  const state = {
    ready: null,
    waiting: FILE_COPY.waiting,
    sending: FILE_COPY.sending(progress),
    done: FILE_COPY.done,
    failed: message ? `${FILE_COPY.failed}: ${cutLine(message)}` : FILE_COPY.failed,
  }[status];
  return (
    <li className={classNames(styles.file, styles[status])}>
      <Icon aria-hidden="true" />
      <div className={styles.about}>
        <bdi translate="no" className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.state}>
          {formatFileSize(file.size)}
          {state ? ` · ${state}` : null}
        </span>
      </div>
      {status === "failed" && onRetry && !isFixed ? (
        <IconButton size="sm" icon={<RotateCw />} label={FILE_COPY.retryFile(name)} onClick={() => onRetry(id)} />
      ) : null}
      {isFixed ? null : (
        <IconButton size="sm" icon={<X />} label={FILE_COPY.removeFile(name)} onClick={() => props.onRemove(id)} />
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

/** A refused file with the reason. */
export function RefusalRow(props: { refusal: { name: string; reason: string }; onDismiss: () => void }) {
  const name = cutLine(cleanFileName(props.refusal.name));
  return (
    <li className={classNames(styles.file, styles.failed)}>
      <CircleAlert aria-hidden="true" />
      <div className={styles.about}>
        <bdi translate="no" className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.state}>
          {FILE_COPY.refused}: {props.refusal.reason}
        </span>
      </div>
      <IconButton size="sm" icon={<X />} label={FILE_COPY.dismiss(name)} onClick={props.onDismiss} />
    </li>
  );
}
