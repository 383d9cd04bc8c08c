"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import styles from "../import/import.module.css";
import { IMPORT_COPY } from "../import/import-copy";
import { ImportFigures } from "../import/import-figures";
import { LINTEL_FILE_COPY as COPY } from "./copy";
import type { LintelFiles } from "./use-lintel-files";

/** Keyboard users can scroll the content. */
const SCROLLING = { role: "group", tabIndex: 0, "aria-label": IMPORT_COPY.title } as const;

/** The preview of a Lintel file before its import. */
export function LintelFileDialog({ own }: { own: Pick<LintelFiles, "preview" | "answer"> }) {
  const { preview, answer } = own;
  const importButton = useRef<HTMLButtonElement>(null);
  if (!preview) return null;
  const { fileName, source, counts, notes, figures } = preview;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) answer(false);
      }}
      title={IMPORT_COPY.title}
      description={IMPORT_COPY.question}
      isKept
      size="lg"
      hasCloseButton={false}
      initialFocus={importButton}
      footer={[
        <Button key="cancel" variant="secondary" onClick={() => answer(false)}>
          {IMPORT_COPY.cancel}
        </Button>,
        <Button key="import" ref={importButton} variant="primary" onClick={() => answer(true)}>
          {COPY.importElements(counts.reduce((sum, { coming }) => sum + coming, 0))}
        </Button>,
      ]}
    >
      <div {...SCROLLING} className={styles.files}>
        <p className={styles.summary}>
          <strong className={styles.fileName}>{fileName}</strong> {COPY.from(source.title)}
        </p>
        {figures ? <ImportFigures figures={figures} /> : null}
        <table aria-label={COPY.elements} className={styles.table} data-pairs="">
          <thead>
            <tr>
              <th scope="col">{COPY.kind}</th>
              <th scope="col">{COPY.held}</th>
              <th scope="col">{COPY.coming}</th>
              <th scope="col">{COPY.here}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ kind, held, coming }) => (
              <tr key={kind}>
                <th scope="row">{COPY.kinds[kind]}</th>
                <td>{COPY.number(held)}</td>
                <td>{COPY.number(coming)}</td>
                <td>{COPY.number(held - coming)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {notes.length > 0 ? (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}
