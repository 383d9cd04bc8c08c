"use client";

import { useEffect } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { usePublicConfig } from "@/lib/client/public-config";
import { saveBeforeReload } from "@/lib/client/update/before-reload";
import { remedyOf } from "@/lib/client/update/missing-part";
import { readBuild } from "@/lib/client/update/read-build";
import { reloadDocument } from "@/lib/client/update/reload-document";
import { isMissingPart, onMissingPart, reportMissingPart } from "@/lib/load-part";
import { ALERT_COPY } from "./alert-copy";
import { UPDATE_COPY } from "./update-copy";

const ALERT_ID = "missing-part";

async function reload(): Promise<void> {
  await saveBeforeReload();
  reloadDocument();
}

function reportRejection({ reason }: PromiseRejectionEvent): void {
  if (isMissingPart(reason)) reportMissingPart(reason);
}

/** Reports a style sheet that React has requested for the page; a lazy part's own styles reject with the part. */
function reportStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.dataset.precedence !== undefined) {
    reportMissingPart(new Error(`Loading CSS chunk ${target.href} failed`));
  }
}

/** Reloads once for a part that another build has replaced, or offers a button. Use it in one component of a page. */
export function useMissingParts(): void {
  const { build } = usePublicConfig();
  useEffect(() => {
    let isBusy = false;
    const showFailure = (isUnreached: boolean) =>
      isUnreached
        ? showAlert({ id: ALERT_ID, type: "error", message: ALERT_COPY.partNotLoaded })
        : showAlert({
            id: ALERT_ID,
            type: "warning",
            message: UPDATE_COPY.updated,
            isPersistent: true,
            buttonProps: { label: UPDATE_COPY.reload, onClick: () => void reload() },
          });
    const handle = async (reason: unknown) => {
      if (isBusy) return;
      isBusy = true;
      const isOnline = () => navigator.onLine;
      const remedy = await remedyOf(reason, { build, readBuild, isOnline, save: saveBeforeReload });
      // The page is being left; failures no longer matter.
      if (remedy === "reload") return reloadDocument();
      isBusy = false;
      showFailure(remedy === "unreached");
    };
    const stop = onMissingPart((reason) => void handle(reason));
    window.addEventListener("unhandledrejection", reportRejection);
    window.addEventListener("error", reportStyles, true);
    return () => {
      stop();
      window.removeEventListener("unhandledrejection", reportRejection);
      window.removeEventListener("error", reportStyles, true);
    };
  }, [build]);
}
