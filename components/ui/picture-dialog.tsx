"use client";

import { useCallback, useState } from "react";
import { Button } from "./button";
import { type Crop, fitCrop, WHOLE_CROP } from "./crop-square";
import { cutPicture } from "./cut-picture";
import { Dialog } from "./dialog";
import { FileDrop } from "./file-drop";
import type { FileEntry, SendFile } from "./file-entry";
import { type FileRules, fileId } from "./file-rules";
import { PictureCrop } from "./picture-crop";
import { PICTURE_WORDS } from "./picture-words";
import { usePictureBitmap } from "./use-picture-bitmap";

export type PictureDialogProps = {
  words: { title: string; text: string; label: string; cancel: string };
  rules: FileRules;
  /** Only a square of it is kept, which is chosen before it is sent. */
  isCut?: boolean;
  /** Resolves once it is kept; throws an error that says why not. */
  send: SendFile;
  onClose: () => void;
};

/** Takes one picture; what is shut on its way is given up. It closes once the picture is kept. */
export function PictureDialog({ words, rules, isCut = false, send, onClose }: PictureDialogProps) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const [toCut, setToCut] = useState<File | null>(null);
  const [cut, setCut] = useState<File | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE_CROP);
  const sendAndClose: SendFile = async (file, options) => {
    await send(file, options);
    onClose();
  };
  const fail = useCallback((file: File) => {
    setToCut(null);
    setFiles([{ id: fileId(file), file, status: "failed", progress: 0, message: PICTURE_WORDS.unreadable }]);
  }, []);
  const picture = usePictureBitmap(toCut, fail);
  const take = (next: readonly FileEntry[]) => {
    const uncut = isCut ? next.find(({ file, status }) => status === "waiting" && file !== cut) : undefined;
    if (!uncut) return setFiles(next);
    setCrop(WHOLE_CROP);
    setToCut(uncut.file);
  };
  const save = async () => {
    if (!toCut || !picture) return;
    try {
      const part = await cutPicture(picture.bitmap, fitCrop(picture.bitmap, crop), toCut.name);
      setCut(part);
      setFiles([{ id: fileId(part), file: part, status: "waiting", progress: 0 }]);
      setToCut(null);
    } catch {
      fail(toCut);
    }
  };
  const goBack = () => {
    setFiles([]);
    setToCut(null);
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
      footer={
        toCut
          ? [
              <Button key="another" onClick={goBack}>
                {PICTURE_WORDS.another}
              </Button>,
              <Button key="save" variant="primary" isLoading={picture === null} onClick={() => void save()}>
                {PICTURE_WORDS.save}
              </Button>,
            ]
          : [
              <Button key="cancel" onClick={onClose}>
                {words.cancel}
              </Button>,
            ]
      }
    >
      {toCut ? (
        picture && <PictureCrop url={picture.url} size={picture.bitmap} value={crop} onValueChange={setCrop} />
      ) : (
        <FileDrop label={words.label} value={files} onValueChange={take} rules={rules} send={sendAndClose} />
      )}
    </Dialog>
  );
}
