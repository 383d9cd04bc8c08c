"use client";

import { Camera, CloudOff, type LucideIcon, RefreshCw, Trash2 } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ToastList } from "@/components/ui/toast-list";
import { type Alert, clearAlert, useAlerts } from "@/lib/client/alerts-store";
import { isScanViewer } from "./shell-mode";
import { WORDS } from "./words";

/** What an alert may name as its icon. */
const ICONS: Record<string, LucideIcon> = { camera: Camera, offline: CloudOff, refresh: RefreshCw, trash: Trash2 };

/**
 * The alerts of the page, dark on scan-viewer paths. A press closes any; its time, or the pointer leaving it, closes
 * one that is not persistent. The time stands still while the pointer is over it or the focus in it.
 */
export function AlertsViewport() {
  const alerts = useAlerts();
  const path = usePathname();
  const [held, setHeld] = useState<string | null>(null);
  const change = (id: string, isOver: boolean) => {
    setHeld(isOver ? id : null);
    if (!isOver && alerts.some((alert) => alert.id === id && !alert.isPersistent)) clearAlert(id);
  };
  return (
    <>
      {alerts.map((alert) => (
        <AlertClock key={alert.id} alert={alert} isHeld={held === alert.id} />
      ))}
      <ToastList
        label={WORDS.alerts}
        closeLabel={WORDS.closeAlert}
        theme={isScanViewer(path) ? "dark" : "light"}
        toasts={alerts.map(toToast)}
        onClose={clearAlert}
        onHoverChange={change}
        onFocusChange={(id, isInside) => setHeld(isInside ? id : null)}
      />
    </>
  );
}

function toToast({ id, type, message, theme, customIconName, alertClassName, buttonProps }: Alert) {
  const Icon = customIconName ? ICONS[customIconName] : undefined;
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
