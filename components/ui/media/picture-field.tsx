"use client";

import { ImageUp, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button";
import { lazyPart, useLazyPart } from "../lazy-part";
import type { PictureDialogProps } from "./picture-dialog";
import styles from "./picture-field.module.css";

const pictureDialog = lazyPart(() => import("./picture-dialog").then(({ PictureDialog }) => PictureDialog));

type Props = Pick<PictureDialogProps, "rules" | "cut" | "send"> & {
  copy: PictureDialogProps["copy"] & { upload: string; replace: string; remove: string };
  hasPicture: boolean;
  isRemoving?: boolean;
  onRemove: () => void;
  /** The current picture, or its placeholder. */
  children: ReactNode;
};

/** The picture of a record, with buttons to upload, replace and remove it. */
export function PictureField(props: Props) {
  const { copy, rules, cut, send, hasPicture, isRemoving, onRemove, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const LoadedDialog = useLazyPart(pictureDialog, isOpen, close);
  return (
    <div className={styles.field}>
      {children}
      <Button size="sm" icon={<ImageUp aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {hasPicture ? copy.replace : copy.upload}
      </Button>
      {hasPicture ? (
        <Button size="sm" variant="ghost" isLoading={isRemoving} icon={<X aria-hidden="true" />} onClick={onRemove}>
          {copy.remove}
        </Button>
      ) : null}
      {LoadedDialog && isOpen ? <LoadedDialog copy={copy} rules={rules} cut={cut} send={send} onClose={close} /> : null}
    </div>
  );
}
