"use client";

import { Download, Eye, FileText, Image as ImageIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { formatFileSize } from "@/components/ui/media/file-copy";
import { TimeText } from "@/components/ui/time-text";
import { useDocumentRemoval } from "@/lib/client/data/media/use-document-removal";
import type { DocumentRecord } from "@/lib/domain/entities";
import styles from "../parts/overview.module.css";
import { documentCopy as copy } from "./copy";
import documentStyles from "./documents.module.css";

const preview = lazyPart(() => import("./document-preview").then(({ DocumentPreview }) => DocumentPreview));

const isPicture = ({ contentType }: DocumentRecord) => contentType.startsWith("image/");

type Props = {
  documents: readonly DocumentRecord[];
  mayEdit: boolean;
  now: number;
  /** Called when a signed address has expired and must be read again. */
  onStale: () => void;
};

export function DocumentList({ documents, mayEdit, now, onStale }: Props) {
  const [shownKey, setShownKey] = useState<string | null>(null);
  const { removing, remove } = useDocumentRemoval(copy);
  const shown = documents.find(({ key }) => key === shownKey) ?? null;
  const DocumentPreview = useLazyLayer(preview, shown !== null, () => setShownKey(null));
  const remaining = documents.filter(({ key }) => !removing.has(key));
  if (remaining.length === 0) return <p className={styles.none}>{copy.none}</p>;
  const newestFirst = remaining.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <>
      <ul className={documentStyles.documents} aria-label={copy.list}>
        {newestFirst.map((document) => (
          <li key={document.key} className={documentStyles.document}>
            {isPicture(document) ? <ImageIcon aria-hidden="true" /> : <FileText aria-hidden="true" />}
            <span className={documentStyles.about}>
              <bdi className={documentStyles.name}>{document.name}</bdi>
              <span className={styles.quiet}>
                {formatFileSize(document.size)} · <TimeText iso={document.createdAt} now={now} as="event" />
              </span>
            </span>
            {isPicture(document) ? (
              <IconButton
                size="sm"
                icon={<Eye />}
                label={copy.preview(document.name)}
                onClick={() => setShownKey(document.key)}
              />
            ) : null}
            <a
              className={documentStyles.download}
              href={document.url}
              download={document.name}
              target="_blank"
              rel="noreferrer"
              aria-label={copy.download(document.name)}
              title={copy.download(document.name)}
            >
              <Download aria-hidden="true" />
            </a>
            {mayEdit ? (
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={copy.remove(document.name)}
                onClick={() => void remove(document)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {DocumentPreview && shown ? (
        <DocumentPreview document={shown} onStale={onStale} onClose={() => setShownKey(null)} />
      ) : null}
    </>
  );
}
