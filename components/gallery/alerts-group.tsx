"use client";

import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Toast } from "@/components/ui/feedback/toast-item";
import { ToastList } from "@/components/ui/feedback/toast-list";
import { type AlertInput, showAlert } from "@/lib/client/alerts/alerts-store";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const nothing = () => undefined;
const undo = { label: "Undo", onPress: nothing };
const retry = { label: "Retry", onPress: nothing };

const TYPES: readonly Toast[] = [
  { id: "success", type: "success", message: "Marked as reviewed", action: undo },
  { id: "info", type: "info", message: "3 photos uploaded in Hallway" },
  { id: "warning", type: "warning", message: "The capture has 2 rooms without a ceiling" },
  { id: "error", type: "error", message: "Tag create failed", action: retry },
];
const BEARS: readonly Toast[] = [
  { id: "icon", type: "info", message: "Photo deleted", icon: <Trash2 aria-hidden="true" />, action: undo },
  { id: "unbroken", type: "error", message: SPECIMEN_TEXTS.unbroken, action: retry },
  { id: "rtl", type: "info", message: SPECIMEN_TEXTS.rightToLeft },
  { id: "emoji", type: "success", message: SPECIMEN_TEXTS.emoji },
  { id: "zero", type: "warning", message: SPECIMEN_TEXTS.zeroWidth },
  { id: "markup", type: "error", message: SPECIMEN_TEXTS.markup },
  { id: "long", type: "error", message: "The claim couldn't be saved. ".repeat(40), action: retry },
];

const LIVE: readonly { name: string; alert: AlertInput }[] = [
  { name: "Saved", alert: { type: "success", message: "Marked as reviewed" } },
  {
    name: "Stays",
    alert: {
      type: "error",
      message: "The claim couldn't be saved",
      isPersistent: true,
      buttonProps: { label: "Retry", onClick: nothing },
    },
  },
];

function Toasts({ toasts, theme }: { toasts: readonly Toast[]; theme: "light" | "dark" }) {
  return (
    <ToastList
      label={`${toasts[0]?.type ?? ""} ${toasts.length}, ${theme}`}
      closeLabel="Close notification"
      isInline
      toasts={toasts}
      theme={theme}
      onClose={nothing}
    />
  );
}

/** Alerts of every type in light and dark, with difficult texts. */
export function AlertsGroup() {
  return (
    <>
      <Section title="Alert" note="success, information, warning, error; dark on scan-viewer paths">
        <Specimen label="light, the default">
          <Toasts toasts={TYPES} theme="light" />
        </Specimen>
        <Specimen label="dark">
          <Toasts toasts={TYPES} theme="dark" />
        </Specimen>
      </Section>
      <Section
        title="Difficult texts"
        note="custom icon, long, right to left, emoji, zero-width, markup; at most eight lines"
      >
        <Specimen label="light">
          <Toasts toasts={BEARS} theme="light" />
        </Specimen>
        <Specimen label="dark">
          <Toasts toasts={BEARS} theme="dark" />
        </Specimen>
      </Section>
      <Section
        title="On the page"
        note="in their place on the page; each closes on a press, after its time, or when the pointer leaves it"
      >
        {LIVE.map(({ name, alert }) => (
          <Specimen key={name} label={name}>
            <Button onClick={() => showAlert(alert)}>{name}</Button>
          </Specimen>
        ))}
      </Section>
    </>
  );
}
