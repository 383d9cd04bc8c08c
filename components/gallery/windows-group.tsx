"use client";

import { Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/inputs/segmented";
import { FloatingWindow } from "@/components/ui/overlays/floating-window/floating-window";
import { usePopOutWindow } from "@/lib/client/pop-out/use-pop-out-window";
import { qaReportStaysOpen } from "@/lib/domain/qa-report";
import { Section, Specimen } from "./section";
import styles from "./section.module.css";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const STATUSES = ["in review", "delivered", "needs media"] as const;

/** Floating windows in the page, and a second browser window. */
export function WindowsGroup() {
  const open = useSearchParams().get("open");
  const [hasNotes, setHasNotes] = useState(open === "window" || open === "windows");
  const [hasPhoto, setHasPhoto] = useState(open === "windows");
  return (
    <>
      <Section title="Floating window" note="drag the title bar, an edge or a corner, or use the keys of its button">
        <Specimen label="?open=window">
          <Button onClick={() => setHasNotes(true)}>Notes</Button>
          <FloatingWindow
            id="gallery-notes"
            title="Notes"
            isOpen={hasNotes}
            onOpenChange={setHasNotes}
            actions={<IconButton icon={<Printer />} label="Print" size="sm" />}
          >
            <p>Water came through the kitchen ceiling.</p>
            <p>{SPECIMEN_TEXTS.rightToLeft}</p>
          </FloatingWindow>
        </Specimen>
        <Specimen label="?open=windows, two, one with long texts">
          <Button onClick={() => setHasPhoto(true)}>Long window</Button>
          <FloatingWindow
            id="gallery-long"
            title={SPECIMEN_TEXTS.unbroken}
            isOpen={hasPhoto}
            onOpenChange={setHasPhoto}
            size={{ width: 240, height: 160 }}
          >
            {Array.from({ length: 12 }, (_, index) => `${index + 1}. Ceiling, kitchen`).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </FloatingWindow>
        </Specimen>
      </Section>
      <PopOut />
    </>
  );
}

function PopOut() {
  const [status, setStatus] = useState<(typeof STATUSES)[number]>("in review");
  const { state, open, close } = usePopOutWindow({
    url: "/gallery/windows",
    name: "lintel-gallery-window",
    staysOpen: qaReportStaysOpen(status, false),
  });
  return (
    <Section title="Second window" note="90% of the screen, on the second screen if the browser allows it">
      <Specimen label="open, close, popup blocked">
        <div className={styles.row}>
          <Button onClick={() => void open()}>Open in a window</Button>
          <Button onClick={close}>Close it</Button>
          <span role="status">{state}</span>
        </div>
      </Specimen>
      <Specimen label="closes on Needs media">
        <Segmented
          label="Status"
          value={status}
          onValueChange={setStatus}
          options={STATUSES.map((value) => ({ value, label: value }))}
        />
      </Specimen>
    </Section>
  );
}
