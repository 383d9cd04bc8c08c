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
  /** The picture as it is now, or what stands for it. */
  children: ReactNode;
};

/** The picture of a record, and how it gets another one or none. */
export function PictureField(props: Props) {
  const { copy, rules, cut, send, hasPicture, isRemoving, onRemove, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Shown = useLazyPart(pictureDialog, isOpen, close);
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
      {Shown && isOpen ? <Shown copy={copy} rules={rules} cut={cut} send={send} onClose={close} /> : null}
    </div>
  );
}
