"use client";

import { useCallback, useEffect, useState } from "react";
import { Button } from "../button";
import { Dialog } from "../overlays/dialog";
import { type Crop, fitCrop, WHOLE_CROP } from "./crop-square";
import { cutPicture } from "./cut-picture";
import { FileDrop } from "./file-drop";
import type { FileEntry, SendFile } from "./file-entry";
import { type FileRules, fileId } from "./file-rules";
import { PICTURE_COPY } from "./picture-copy";
import { PictureCrop } from "./picture-crop";

type DecodedPicture = { bitmap: ImageBitmap; url: string };

/** A file as a picture, null until it is read. `onUnreadable`, always the same: this browser cannot. */
function usePictureBitmap(file: File | null, onUnreadable: (file: File) => void): DecodedPicture | null {
  const [picture, setPicture] = useState<DecodedPicture | null>(null);
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    let release = () => {};
    const read = async () => {
      const bitmap = await createImageBitmap(file);
      if (isGone) return bitmap.close();
      const url = URL.createObjectURL(file);
      release = () => {
        setPicture(null);
        URL.revokeObjectURL(url);
        bitmap.close();
      };
      setPicture({ bitmap, url });
    };
    read().catch(() => {
      if (!isGone) onUnreadable(file);
    });
    return () => {
      isGone = true;
      release();
    };
  }, [file, onUnreadable]);
  return picture;
}

export type PictureDialogProps = {
  copy: { title: string; text: string; label: string; cancel: string };
  rules: FileRules;
  /**
   * A part of it is chosen before it is sent: the circle that alone is shown of it, or a square, where it may also be kept
   * whole.
   */
  cut?: "circle" | "square";
  /** Resolves once it is kept; throws an error that says why not. */
  send: SendFile;
  onClose: () => void;
};

/** Takes one picture; what is shut on its way is given up. It closes once the picture is kept. */
export function PictureDialog({ copy, rules, cut, send, onClose }: PictureDialogProps) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const [toCut, setToCut] = useState<File | null>(null);
  const [ready, setReady] = useState<File | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE_CROP);
  const sendAndClose: SendFile = async (file, options) => {
    await send(file, options);
    onClose();
  };
  const fail = useCallback((file: File) => {
    setToCut(null);
    setFiles([{ id: fileId(file), file, status: "failed", progress: 0, message: PICTURE_COPY.unreadable }]);
  }, []);
  const picture = usePictureBitmap(toCut, fail);
  const take = (next: readonly FileEntry[]) => {
    const uncut = cut ? next.find(({ file, status }) => status === "waiting" && file !== ready) : undefined;
    if (!uncut) return setFiles(next);
    setCrop(WHOLE_CROP);
    setToCut(uncut.file);
  };
  const start = (file: File) => {
    setReady(file);
    setFiles([{ id: fileId(file), file, status: "waiting", progress: 0 }]);
    setToCut(null);
  };
  const save = async () => {
    if (!toCut || !picture) return;
    try {
      start(await cutPicture(picture.bitmap, fitCrop(picture.bitmap, crop), toCut.name));
    } catch {
      fail(toCut);
    }
  };
  const goBack = () => {
    setFiles([]);
    setToCut(null);
  };
  const another = (
    <Button key="another" variant={cut === "square" ? "ghost" : undefined} onClick={goBack}>
      {PICTURE_COPY.another}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="md"
      title={copy.title}
      description={copy.text}
      footer={
        toCut
          ? [
              cut === "square" ? (
                <Button key="whole" isLoading={picture === null} onClick={() => start(toCut)}>
                  {PICTURE_COPY.keepWhole}
                </Button>
              ) : (
                another
              ),
              <Button key="save" variant="primary" isLoading={picture === null} onClick={() => void save()}>
                {cut === "square" ? PICTURE_COPY.saveSquare : PICTURE_COPY.save}
              </Button>,
            ]
          : [
              <Button key="cancel" onClick={onClose}>
                {copy.cancel}
              </Button>,
            ]
      }
    >
      {toCut ? (
        picture && (
          <PictureCrop
            url={picture.url}
            size={picture.bitmap}
            value={crop}
            isCircle={cut === "circle"}
            onValueChange={setCrop}
          >
            {cut === "square" ? another : null}
          </PictureCrop>
        )
      ) : (
        <FileDrop label={copy.label} value={files} onValueChange={take} rules={rules} send={sendAndClose} />
      )}
    </Dialog>
  );
}
