"use client";

import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button";
import { Spinner } from "../spinner";
import { mapCopy as copy } from "./map-copy";
import styles from "./map-view.module.css";
import type { MapsConfig } from "./maps-config";
import { MapsService, useMapsStatus } from "./maps-service";

type Props = {
  config: MapsConfig;
  /** Describes the map for screen readers. */
  label: string;
  /** Fills the space of a page's list. */
  isLarge?: boolean;
  /** The map, once the service is loaded. */
  children: ReactNode;
};

/** The frame of a map; a status panel until the service is loaded, or if it fails. */
export function MapPanel(props: Props) {
  return (
    <MapsService config={props.config}>
      <Panel {...props} />
    </MapsService>
  );
}

function Panel({ label, isLarge, children }: Props) {
  const { status, retry } = useMapsStatus();
  const attributes = { "data-is-large": isLarge || undefined, "data-print": "none" };
  if (status === "LOADED") {
    return (
      <section aria-label={label} className={styles.map} {...attributes}>
        {children}
      </section>
    );
  }
  return (
    <div role="status" className={styles.panel} data-is-grey={status === "AUTH_FAILURE" || undefined} {...attributes}>
      {status === "AUTH_FAILURE" ? (
        <>
          <strong className={styles.title}>{copy.refused}</strong>
          <span>{copy.refusedWhy}</span>
        </>
      ) : status === "FAILED" ? (
        <>
          <span>{retry ? copy.failed : `${copy.failed} ${copy.reload}`}</span>
          {retry ? (
            <Button size="sm" icon={<RefreshCw />} onClick={retry}>
              {copy.retry}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <Spinner />
          <span>{copy.loading}</span>
        </>
      )}
    </div>
  );
}
