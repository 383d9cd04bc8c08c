"use client";

import { useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { FileDrop } from "./file-drop";
import type { FileEntry, SendFile } from "./file-entry";
import type { FileRules } from "./file-rules";

export type PictureDialogProps = {
  words: { title: string; text: string; label: string; cancel: string };
  rules: FileRules;
  /** Resolves once it is kept; throws an error that says why not. */
  send: SendFile;
  onClose: () => void;
};

/** Takes one picture; what is shut on its way is given up. It closes once the picture is kept. */
export function PictureDialog({ words, rules, send, onClose }: PictureDialogProps) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const sendAndClose: SendFile = async (file, options) => {
    await send(file, options);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="md"
      title={words.title}
      description={words.text}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {words.cancel}
        </Button>,
      ]}
    >
      <FileDrop label={words.label} value={files} onValueChange={setFiles} rules={rules} send={sendAndClose} />
    </Dialog>
  );
}
