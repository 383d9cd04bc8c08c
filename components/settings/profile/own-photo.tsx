"use client";

import { useState } from "react";
import { Avatar } from "@/components/ui/media/avatar";
import { PictureField } from "@/components/ui/media/picture-field";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { changeOwnChoice, saveOwnRecord } from "@/lib/client/data/employees/own-record";
import { sendAvatar } from "@/lib/client/data/employees/send-avatar";
import { contentCheck } from "@/lib/client/data/media/content-check";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { onePicture } from "@/lib/domain/upload-rules";
import { PROFILE_COPY } from "../copy";

const copy = PROFILE_COPY.photo;
const RULES = { ...onePicture("avatar"), typesLabel: copy.types, inspect: contentCheck("avatar") };
const showSuccess = (message: string) => showAlert({ type: "success", message, shouldReplaceDuplicates: true });

/** The employee's own photo or initials, and how to change or remove the photo. */
export function OwnPhoto({ employee }: { employee: Employee }) {
  const { key, photoUrl } = employee;
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    await changeOwnChoice({ key, photoUrl: null }, copy.removing, () => showSuccess(copy.removed));
    setIsRemoving(false);
  };
  return (
    <PictureField
      copy={copy}
      rules={RULES}
      cut="circle"
      send={async (file, options) => {
        await sendAvatar(key, file, options, saveOwnRecord);
        showSuccess(copy.saved);
      }}
      hasPicture={Boolean(photoUrl)}
      isRemoving={isRemoving}
      onRemove={() => void remove()}
    >
      <Avatar size="xl" name={personName(employee)} photoUrl={photoUrl} />
    </PictureField>
  );
}
