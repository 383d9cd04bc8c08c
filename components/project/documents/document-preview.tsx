"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import type { DocumentRecord } from "@/lib/domain/entities";
import { documentCopy } from "./copy";
import documentStyles from "./documents.module.css";

type Props = { document: DocumentRecord; onStale: () => void; onClose: () => void };

/** An image document at page size. An expired address is requested again once. */
export function DocumentPreview({ document, onStale, onClose }: Props) {
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  const isBroken = brokenUrls.includes(document.url);
  const fail = () => {
    if (brokenUrls.length === 0) onStale();
    setBrokenUrls((urls) => [...urls, document.url]);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={document.name}
      hasCloseButton
      closeLabel={documentCopy.close}
    >
      {isBroken ? (
        <p>{documentCopy.unreadable}</p>
      ) : (
        <img src={document.url} alt={document.name} className={documentStyles.picture} onError={fail} />
      )}
      <p>
        <a href={document.url} target="_blank" rel="noreferrer">
          {documentCopy.openFull}
        </a>
      </p>
    </Dialog>
  );
}
