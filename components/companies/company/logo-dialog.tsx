"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FileDrop } from "@/components/ui/file-drop";
import type { FileEntry, SendFile } from "@/components/ui/file-entry";
import { showAlert } from "@/lib/client/alerts-store";
import { sendLogo } from "@/lib/client/companies/send-logo";
import type { Company } from "@/lib/domain/entities";
import { UPLOAD_LIMITS, UPLOAD_TYPES } from "@/lib/domain/upload-rules";
import { companyWords } from "./words";

const words = companyWords.logo;

const RULES = {
  types: [...new Set(Object.values(UPLOAD_TYPES.logo))],
  typesLabel: words.types,
  maximumBytes: UPLOAD_LIMITS.logo,
  maximumFiles: 1,
};

/** Takes one picture as the company's logo; what is shut on its way is given up. */
export function LogoDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const send: SendFile = async (file, options) => {
    const outcome = await sendLogo(company.key, file, options, words.saving(company.name));
    showAlert({ type: "success", message: outcome === "done" ? words.saved : words.savedLater });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="md"
      title={words.title(company.name)}
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
