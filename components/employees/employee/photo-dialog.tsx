"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FileDrop } from "@/components/ui/file-drop";
import type { FileEntry, SendFile } from "@/components/ui/file-entry";
import { showAlert } from "@/lib/client/alerts-store";
import { sendAvatar } from "@/lib/client/employees/send-avatar";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { UPLOAD_LIMITS, UPLOAD_TYPES } from "@/lib/domain/upload-rules";
import { employeeWords } from "./words";

const words = employeeWords.photo;

const RULES = {
  types: [...new Set(Object.values(UPLOAD_TYPES.avatar))],
  typesLabel: words.types,
  maximumBytes: UPLOAD_LIMITS.avatar,
  maximumFiles: 1,
};

/** Takes one picture as somebody's photo; what is shut on its way is given up. */
export function PhotoDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const send: SendFile = async (file, options) => {
    await sendAvatar(employee.key, file, options);
    showAlert({ type: "success", message: words.saved });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="md"
      title={words.title(personName(employee))}
      description={words.text}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {words.cancel}
        </Button>,
      ]}
    >
      <FileDrop label={words.label} value={files} onValueChange={setFiles} rules={RULES} send={send} />
    </Dialog>
  );
}
