"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { TextArea } from "@/components/ui/inputs/text-area";
import { FileDrop } from "@/components/ui/media/file-drop";
import type { FileEntry } from "@/components/ui/media/file-entry";
import { decodeText, isNoText } from "@/lib/domain/decode-text";
import { readEmployeeTable } from "@/lib/validation/employee-table";
import styles from "./bulk.module.css";
import { MAX_TABLE_BYTES, type TableSource } from "./bulk-table";
import { bulkCopy } from "./copy";

const copy = bulkCopy.file;

/** Any file can be chosen: its content, not its name, shows whether it is a table. */
const RULES = {
  typesLabel: copy.types,
  maximumBytes: MAX_TABLE_BYTES,
  maximumFiles: 1,
};
const NO_FILES: readonly FileEntry[] = [];

type Props = { onTable: (source: TableSource) => void };

/** Accepts a table: a dropped or chosen file, or pasted rows. */
export function FileStep({ onTable }: Props) {
  const [pasted, setPasted] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  const acceptSource = (source: TableSource) => {
    const { text } = source;
    if (isNoText(text)) {
      setFailure(copy.unreadable);
      return;
    }
    if (new Blob([text]).size > MAX_TABLE_BYTES) {
      setFailure(copy.tooLarge);
      return;
    }
    const hasRows = readEmployeeTable(text).rows.length > 0;
    setFailure(hasRows ? null : copy.noRows);
    if (hasRows) onTable(source);
  };
  const readFile = async (file: File) => {
    setIsReading(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { text, encoding, isDoubtful } = decodeText(bytes);
      acceptSource({ text, file: { bytes, encoding, isDoubtful } });
    } catch {
      setFailure(copy.unreadable);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <div className={styles.part}>
      <FileDrop
        label={copy.label}
        value={NO_FILES}
        onValueChange={([entry]) => {
          if (entry) void readFile(entry.file);
        }}
        rules={RULES}
        disabled={isReading}
      />
      <TextArea
        label={copy.paste}
        hint={copy.pasteHint}
        value={pasted}
        onValueChange={setPasted}
        rows={5}
        spellCheck={false}
      />
      {pasted.trim() === "" ? null : (
        <div>
          <Button onClick={() => acceptSource({ text: pasted, file: null })}>{copy.read}</Button>
        </div>
      )}
      {failure === null ? null : (
        <Notice tone="bad" isUrgent>
          {failure}
        </Notice>
      )}
    </div>
  );
}
