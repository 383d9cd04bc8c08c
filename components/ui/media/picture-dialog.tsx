"use client";

import { useCallback, useEffect, useState } from "react";
import { Button } from "../button";
import { Dialog } from "../overlays/dialog";
import { cropPicture } from "./crop-picture";
import { type Crop, FULL_CROP, fitCrop } from "./crop-square";
import { FileDrop } from "./file-drop";
import type { FileEntry, SendFile } from "./file-entry";
import { type FileRules, fileId } from "./file-rules";
import { PICTURE_COPY } from "./picture-copy";
import { PictureCrop } from "./picture-crop";

type DecodedPicture = { bitmap: ImageBitmap; url: string };

/** Returns the decoded picture, null until then. `onUnreadable` must be stable; it is called if decoding fails. */
function usePictureBitmap(file: File | null, onUnreadable: (file: File) => void): DecodedPicture | null {
  const [picture, setPicture] = useState<DecodedPicture | null>(null);
  useEffect(() => {
    if (!file) return;
    let isCanceled = false;
    let release = () => {};
    const decode = async () => {
      const bitmap = await createImageBitmap(file);
      if (isCanceled) return bitmap.close();
      const url = URL.createObjectURL(file);
      release = () => {
        setPicture(null);
        URL.revokeObjectURL(url);
        bitmap.close();
      };
      setPicture({ bitmap, url });
    };
    decode().catch(() => {
      if (!isCanceled) onUnreadable(file);
    });
    return () => {
      isCanceled = true;
      release();
    };
  }, [file, onUnreadable]);
  return picture;
}

export type PictureDialogProps = {
  copy: { title: string; text: string; label: string; cancel: string };
  rules: FileRules;
  /** Crops the picture before it is sent: to a circle, the only part shown later, or to an optional square. */
  cut?: "circle" | "square";
  /** Resolves once the picture is stored; rejects with the reason. */
  send: SendFile;
  onClose: () => void;
};

/** Returns the state of the picture: chosen, then cropped if `cut` is set, then sent. */
function usePictureChoice(cut: PictureDialogProps["cut"]) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const [uncropped, setUncropped] = useState<File | null>(null);
  const [readyFile, setReadyFile] = useState<File | null>(null);
  const [crop, setCrop] = useState<Crop>(FULL_CROP);
  const fail = useCallback((file: File) => {
    setUncropped(null);
    setFiles([{ id: fileId(file), file, status: "failed", progress: 0, message: PICTURE_COPY.unreadable }]);
  }, []);
  const picture = usePictureBitmap(uncropped, fail);
  const start = (file: File) => {
    setReadyFile(file);
    setFiles([{ id: fileId(file), file, status: "waiting", progress: 0 }]);
    setUncropped(null);
  };
  return {
    files,
    uncropped,
    picture,
    crop,
    setCrop,
    start,
    choose: (next: readonly FileEntry[]) => {
      const added = cut ? next.find(({ file, status }) => status === "waiting" && file !== readyFile) : undefined;
      if (!added) return setFiles(next);
      setCrop(FULL_CROP);
      setUncropped(added.file);
    },
    startCropped: async () => {
      if (!uncropped || !picture) return;
      try {
        start(await cropPicture(picture.bitmap, fitCrop(picture.bitmap, crop), uncropped.name));
      } catch {
        fail(uncropped);
      }
    },
    reset: () => {
      setFiles([]);
      setUncropped(null);
    },
  };
}

/** Uploads one picture, and closes once it is stored. Closing it earlier aborts the upload. */
export function PictureDialog({ copy, rules, cut, send, onClose }: PictureDialogProps) {
  const choice = usePictureChoice(cut);
  const { uncropped, picture } = choice;
  const isSquare = cut === "square";
  const sendAndClose: SendFile = async (file, options) => {
    await send(file, options);
    onClose();
  };
  const chooseAnother = (
    <Button key="another" variant={isSquare ? "ghost" : undefined} onClick={choice.reset}>
      {PICTURE_COPY.another}
    </Button>
  );
  const keepUncropped = (
    <Button key="whole" isLoading={picture === null} onClick={() => uncropped && choice.start(uncropped)}>
      {PICTURE_COPY.keepWhole}
    </Button>
  );
  const saveCropped = (
    <Button key="save" variant="primary" isLoading={picture === null} onClick={() => void choice.startCropped()}>
      {isSquare ? PICTURE_COPY.saveSquare : PICTURE_COPY.save}
    </Button>
  );
  const cancel = (
    <Button key="cancel" onClick={onClose}>
      {copy.cancel}
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
      footer={uncropped ? [isSquare ? keepUncropped : chooseAnother, saveCropped] : [cancel]}
    >
      {!uncropped ? (
        <FileDrop
          label={copy.label}
          value={choice.files}
          onValueChange={choice.choose}
          rules={rules}
          send={sendAndClose}
        />
      ) : picture ? (
        <PictureCrop
          url={picture.url}
          size={picture.bitmap}
          value={choice.crop}
          isCircle={cut === "circle"}
          onValueChange={choice.setCrop}
        >
          {isSquare ? chooseAnother : null}
        </PictureCrop>
      ) : null}
    </Dialog>
  );
}
