"use client";

import { useState } from "react";
import { UpdateMessage } from "@/components/shell/update-message";
import { UpdateModal } from "@/components/shell/update-modal";
import { Button } from "@/components/ui/button";
import type { UpdateView } from "@/lib/client/update/update-rule";
import { Section, Specimen } from "./section";

const STATES: readonly { label: string; view: NonNullable<UpdateView> }[] = [
  { label: "counting down, start", view: { secondsLeft: 30, isLeaving: false } },
  { label: "counting down, 12 s left", view: { secondsLeft: 12, isLeaving: false } },
  { label: "counting down, last second", view: { secondsLeft: 1, isLeaving: false } },
  { label: "stopped by pointer movement", view: { secondsLeft: null, isLeaving: false } },
  { label: "saving before the reload", view: { secondsLeft: null, isLeaving: true } },
];

/** 'Update Available' in each state; the countdown does not run here. */
export function UpdateGroup() {
  const [shown, setShown] = useState<UpdateView>(null);
  const close = () => setShown(null);
  return (
    <>
      <Section title="Update Available" note="texts of the modal: counting down, stopped, saving">
        {STATES.map(({ label, view }) => (
          <Specimen key={label} label={label}>
            <UpdateMessage view={view} />
          </Specimen>
        ))}
      </Section>
      <Section title="The modal" note="opens on demand; Cancel, Reload and Escape close it">
        {STATES.map(({ label, view }) => (
          <Specimen key={label} label={label}>
            <Button onClick={() => setShown(view)}>Open</Button>
          </Specimen>
        ))}
      </Section>
      <UpdateModal view={shown} onCancel={close} onReload={close} />
    </>
  );
}
