"use client";

import { useState } from "react";
import { Avatar } from "@/components/ui/media/avatar";
import { FileDrop, type FileDropProps } from "@/components/ui/media/file-drop";
import type { FileEntry } from "@/components/ui/media/file-entry";
import { RefusalRow } from "@/components/ui/media/file-row";
import { describeRefusal, type FileRules } from "@/components/ui/media/file-rules";
import { PictureField } from "@/components/ui/media/picture-field";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const MEGABYTE = 1_048_576;
const RULES: FileRules = {
  types: ["image/*", ".pdf"],
  typesLabel: "Photos or PDF",
  maximumBytes: 25 * MEGABYTE,
  maximumFiles: 10,
};

/** A file with a size but no content. */
function file(name: string, size: number, type = "image/jpeg"): File {
  const empty = new File([], name, { type, lastModified: 0 });
  Object.defineProperty(empty, "size", { value: size });
  return empty;
}

const entry = (id: string, name: string, part: Partial<FileEntry>): FileEntry => ({
  id,
  file: file(name, 3.2 * MEGABYTE),
  status: "ready",
  progress: 0,
  ...part,
});

const ADDED = [entry("a", "roof-north.jpg", {}), entry("b", SPECIMEN_TEXTS.unbroken, {})];
const IN_PROGRESS = [
  entry("a", "roof-north.jpg", { status: "done", progress: 1 }),
  entry("b", "hallway ceiling.jpg", { status: "sending", progress: 0.62 }),
  entry("c", SPECIMEN_TEXTS.rightToLeft, { status: "sending", progress: 0.08 }),
  entry("g", "garage.jpg", { status: "sending", progress: 0 }),
  entry("d", SPECIMEN_TEXTS.emoji, { status: "waiting" }),
  entry("e", SPECIMEN_TEXTS.markup, { status: "failed", message: "The connection was lost" }),
  entry("f", "kitchen.jpg", { status: "failed" }),
];
const REFUSED = [
  file("plan.dwg", 100, "application/acad"),
  file("whole-house.jpg", 61 * MEGABYTE),
  file("nothing.jpg", 0),
];

function Drop({ initial = [], ...props }: Partial<FileDropProps> & { initial?: readonly FileEntry[] }) {
  const [value, setValue] = useState(initial);
  return <FileDrop label="Photos" rules={RULES} {...props} value={value} onValueChange={setValue} />;
}

/** Nothing leaves the gallery: dropped files stay at the start of their upload. */
const neverSent = () => new Promise<void>(() => {});

/** Files by drop, paste or choice. */
export function FilesGroup() {
  return (
    <>
      <Section title="File drop" note="refused files with the reason, accepted files with their progress">
        <Specimen label="empty">
          <Drop hint="From the insured, or your own" />
        </Specimen>
        <Specimen label="one file, required, invalid">
          <Drop
            label="Logo"
            rules={{ types: ["image/png"], typesLabel: "PNG", maximumFiles: 1 }}
            required
            error="Required"
          />
        </Specimen>
        <Specimen label="disabled">
          <Drop disabled />
        </Specimen>
        <Specimen label="files added">
          <Drop initial={ADDED} />
        </Specimen>
        <Specimen label="read-only">
          <Drop initial={ADDED} readOnly />
        </Specimen>
        <Specimen label="sent, sending, waiting, failed">
          <Drop initial={IN_PROGRESS} send={neverSent} />
        </Specimen>
        <Specimen label="files refused">
          <ul>
            {REFUSED.map((one) => (
              <RefusalRow
                key={one.name}
                refusal={{ name: one.name, reason: describeRefusal(one, [], RULES) ?? "" }}
                onDismiss={() => {}}
              />
            ))}
          </ul>
        </Specimen>
      </Section>
      <Pictures />
    </>
  );
}

const PICTURE_COPY = {
  upload: "Upload photo",
  replace: "Replace photo",
  remove: "Remove",
  title: "Photo of Ida Bellweather",
  text: "It is shown as a circle, at most 512 pixels wide and high.",
  label: "Photo",
  cancel: "Cancel",
};

function Pictures() {
  const [hasPicture, setHasPicture] = useState(true);
  const field = { copy: PICTURE_COPY, rules: RULES, send: neverSent };
  return (
    <Section title="Picture of a record" note="shown, replaced in a dialog, removed">
      <Specimen label="one, removable">
        <PictureField {...field} hasPicture={hasPicture} onRemove={() => setHasPicture(false)}>
          <Avatar size="xl" name="Ida Bellweather" />
        </PictureField>
      </Specimen>
      <Specimen label="none yet">
        <PictureField {...field} hasPicture={false} onRemove={() => {}}>
          <Avatar size="xl" name="Ida Bellweather" />
        </PictureField>
      </Specimen>
    </Section>
  );
}
