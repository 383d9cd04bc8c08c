"use client";

import type { LucideIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { lazyPart, onPartFailed, useLazyPart } from "@/components/ui/lazy-part";
import { ToastList } from "@/components/ui/toast-list";
import type { AlertIconName } from "@/lib/client/alert-icon-name";
import { type Alert, clearAlert, showAlert, useAlerts } from "@/lib/client/alerts-store";
import { ALERT_WORDS } from "./alert-words";
import { isScanViewer } from "./shell-mode";

const FAILED_PART = "part-not-loaded";
/** Until they are there an alert has its type's own. */
const icons = lazyPart(() => import("./alert-icons").then(({ ALERT_ICONS }) => ALERT_ICONS));

/**
 * The alerts of the page, dark on scan-viewer paths. A press closes any; its time, or the pointer leaving it, closes one
 * that is not persistent. F8 leads to the last one; while the keyboard's focus is in one, its time waits.
 */
export function AlertsViewport() {
  const alerts = useAlerts();
  const path = usePathname();
  const [focused, setFocused] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocusKey(frame);
  useFailedParts();
  const named = useLazyPart(
    icons,
    alerts.some(({ customIconName }) => customIconName !== undefined),
  );
  const leave = (id: string) => {
    if (alerts.some((alert) => alert.id === id && !alert.isPersistent)) clearAlert(id);
  };
  return (
    <div ref={frame}>
      {alerts.map((alert) => (
        <AlertClock key={alert.id} alert={alert} isHeld={focused === alert.id} />
      ))}
      <ToastList
        label={ALERT_WORDS.title}
        closeLabel={ALERT_WORDS.close}
        theme={isScanViewer(path) ? "dark" : "light"}
        toasts={alerts.map((alert) => toToast(alert, named))}
        onClose={clearAlert}
        onPointerOut={leave}
        onFocusChange={(id, isInside) => setFocused(isInside ? id : null)}
      />
    </div>
  );
}

/** A layer that could not be loaded says so. */
function useFailedParts(): void {
  useEffect(
    () => onPartFailed(() => showAlert({ id: FAILED_PART, type: "error", message: ALERT_WORDS.partNotLoaded })),
    [],
  );
}

/** F8 moves the focus to the last alert's first button, from wherever it is. */
function useFocusKey(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const last = [...(frame.current?.querySelectorAll("li") ?? [])].at(-1);
      last?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [frame]);
}

function toToast(alert: Alert, drawings: Record<AlertIconName, LucideIcon> | null) {
  const { id, type, message, theme, customIconName, alertClassName, buttonProps } = alert;
  const Icon = customIconName && drawings ? drawings[customIconName] : undefined;
  return {
    id,
    type,
    message,
    theme,
    className: alertClassName,
    icon: Icon ? <Icon aria-hidden="true" /> : undefined,
    action: buttonProps ? { label: buttonProps.label, onPress: buttonProps.onClick } : undefined,
  };
}

/** Closes its alert when its time is over. The same alert shown anew starts anew. */
function AlertClock({ alert, isHeld }: { alert: Alert; isHeld: boolean }) {
  const shown = useRef(alert);
  useEffect(() => {
    shown.current = alert;
    if (isHeld || alert.isPersistent) return;
    const timer = setTimeout(() => {
      if (shown.current === alert) clearAlert(alert.id);
    }, alert.duration);
    return () => clearTimeout(timer);
  }, [alert, isHeld]);
  return null;
}
