"use client";

import { Avatar } from "@/components/ui/media/avatar";
import { PictureField } from "@/components/ui/media/picture-field";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { useEdit } from "@/lib/client/data/edits/use-edit";
import { announceOwnChange, saveOwnRecord } from "@/lib/client/data/employees/own-record";
import { sendAvatar } from "@/lib/client/data/employees/send-avatar";
import { contentCheck } from "@/lib/client/data/media/content-check";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { onePicture } from "@/lib/domain/upload-rules";
import { employeeCopy } from "./copy";

const copy = employeeCopy.photo;
const RULES = { ...onePicture("avatar"), typesLabel: copy.types, inspect: contentCheck("avatar") };

/** The employee's photo, and how to change or remove it. */
export function PhotoField({ employee }: { employee: Employee }) {
  const { key, photoUrl } = employee;
  const name = personName(employee);
  // The viewer's own photo is in the navigation too, in every tab.
  const isOneself = useSession().session?.employeeKey === key;
  const row = isOneself ? "employee.updateProfile" : "employee.update";
  const { run, isRunning } = useEdit(row, { label: copy.removing(name) });
  const remove = async () => {
    const { status } = await run({ key, photoUrl: null });
    if (status !== "done") return;
    if (isOneself) announceOwnChange();
    showAlert({ type: "success", message: copy.removed });
  };
  return (
    <PictureField
      copy={{ ...copy, title: copy.title(name) }}
      rules={RULES}
      cut="circle"
      send={async (file, options) => {
        await sendAvatar(key, file, options, isOneself ? saveOwnRecord : undefined);
        showAlert({ type: "success", message: copy.saved });
      }}
      hasPicture={Boolean(photoUrl)}
      isRemoving={isRunning}
      onRemove={() => void remove()}
    >
      <Avatar size="xl" name={name} photoUrl={photoUrl} />
    </PictureField>
  );
}
