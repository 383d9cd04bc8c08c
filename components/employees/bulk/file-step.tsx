"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FileDrop } from "@/components/ui/file-drop";
import type { FileEntry } from "@/components/ui/file-entry";
import { Notice } from "@/components/ui/notice";
import { TextArea } from "@/components/ui/text-area";
import { decodeText } from "@/lib/domain/decode-text";
import styles from "./bulk.module.css";
import { type GivenTable, givenTable, LARGEST_TABLE_BYTES } from "./bulk-table";
import { bulkWords } from "./words";

const words = bulkWords.file;

const RULES = {
  types: [".csv", ".txt", ".tsv", "text/csv", "text/plain", "text/tab-separated-values"],
  typesLabel: words.types,
  maximumBytes: LARGEST_TABLE_BYTES,
  maximumFiles: 1,
};
const NO_FILES: readonly FileEntry[] = [];

type Props = { onTable: (table: GivenTable) => void };

/** Takes a table: a file by drop or choice, or rows that are pasted. */
export function FileStep({ onTable }: Props) {
  const [pasted, setPasted] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  const take = (text: string) => {
    // No text has it, and every file of a spreadsheet program does.
    if (text.includes("\0")) {
      setFailure(words.unreadable);
      return;
    }
    if (new Blob([text]).size > LARGEST_TABLE_BYTES) {
      setFailure(words.tooLarge);
      return;
    }
    const table = givenTable(text);
    setFailure(table === null ? words.noRows : null);
    if (table) onTable(table);
  };
  const read = async (file: File) => {
    setIsReading(true);
    try {
      take(decodeText(new Uint8Array(await file.arrayBuffer())));
    } catch {
      setFailure(words.unreadable);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <div className={styles.part}>
      <FileDrop
        label={words.label}
        value={NO_FILES}
        onValueChange={([entry]) => {
          if (entry) void read(entry.file);
        }}
        rules={RULES}
        disabled={isReading}
      />
      <TextArea
        label={words.paste}
        hint={words.pasteHint}
        value={pasted}
        onValueChange={setPasted}
        rows={5}
        spellCheck={false}
      />
      {pasted.trim() === "" ? null : (
        <div>
          <Button onClick={() => take(pasted)}>{words.read}</Button>
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
