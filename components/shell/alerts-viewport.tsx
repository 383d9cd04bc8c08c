"use client";

import type { LucideIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ToastList } from "@/components/ui/feedback/toast-list";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { AlertIconName } from "@/lib/client/alerts/alert-icon-name";
import { type Alert, clearAlert, useAlerts } from "@/lib/client/alerts/alerts-store";
import { ALERT_COPY } from "./alert-copy";
import { isScanViewer } from "./frame/shell-mode";

/** Icons load later; until then an alert shows the icon of its type. */
const icons = lazyPart(() => import("./alert-icons").then(({ ALERT_ICONS }) => ALERT_ICONS));

/**
 * The alerts of the page, dark on scan-viewer paths. A press closes any alert. One that is not persistent also closes
 * when its time is over or the pointer leaves it. F8 moves the focus to the last alert and back, also from a dialog.
 * The time of an alert stops while it has the keyboard focus.
 */
export function AlertsViewport() {
  const alerts = useAlerts();
  const path = usePathname();
  const [focused, setFocused] = useState<string | null>(null);
  const iconsByName = useLazyPart(
    icons,
    alerts.some(({ customIconName }) => customIconName !== undefined),
  );
  const leave = (id: string) => {
    if (alerts.some((alert) => alert.id === id && !alert.isPersistent)) clearAlert(id);
  };
  return (
    <>
      {alerts.map((alert) => (
        <AlertClock key={alert.id} alert={alert} isHeld={focused === alert.id} />
      ))}
      <ToastList
        label={ALERT_COPY.title}
        closeLabel={ALERT_COPY.close}
        focusKey="F8"
        theme={isScanViewer(path) ? "dark" : "light"}
        toasts={alerts.map((alert) => toToast(alert, iconsByName))}
        onClose={clearAlert}
        onPointerOut={leave}
        onFocusChange={(id, isInside) => setFocused(isInside ? id : null)}
      />
    </>
  );
}

function toToast(alert: Alert, iconsByName: Record<AlertIconName, LucideIcon> | null) {
  const { id, type, message, theme, customIconName, alertClassName, buttonProps } = alert;
  const Icon = customIconName && iconsByName ? iconsByName[customIconName] : undefined;
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

/** Closes the alert when its time is over. The time of an alert that is shown again starts over. */
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
