"use client";

import { ChevronDown, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { useAction } from "@/lib/client/actions/use-action";
import styles from "./photo-stage.module.css";
import type { CameraControls } from "./use-photo-camera";
import { regionWords as words } from "./words";

/** The line over the photo: where it stands, what `children` offer, and what is shown at the end. */
export function StageBar({ position, end, children }: { position: ReactNode; end?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.position}>{position}</div>
      <div className={styles.tools}>{children}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}

/** Zoom and turn of one photo. */
export function ZoomTools({ controls }: { controls: CameraControls }) {
  const zoomIn = useAction("review.zoom-in");
  const zoomOut = useAction("review.zoom-out");
  const fit = useAction("review.fit");
  const actualSize = useAction("review.actual-size");
  const rotate = useAction("review.rotate");
  const shown = controls.isFit || controls.scale === null ? words.fit : words.percent(controls.scale);
  return (
    <>
      <IconButton
        size="sm"
        icon={<ZoomOut />}
        label={words.zoomOut}
        shortcut={zoomOut?.shortcut}
        onClick={controls.zoomOut}
      />
      <Menu
        label={words.zoomChoices}
        trigger={
          <Button size="sm" variant="ghost" className={styles.zoom} aria-label={`${words.zoomChoices}: ${shown}`}>
            {shown}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem shortcut={fit?.shortcut} onSelect={controls.fit}>
          {words.fitWhole}
        </MenuItem>
        <MenuItem shortcut={actualSize?.shortcut} onSelect={() => controls.actualSize()}>
          {words.actualSize}
        </MenuItem>
      </Menu>
      <IconButton
        size="sm"
        icon={<ZoomIn />}
        label={words.zoomIn}
        shortcut={zoomIn?.shortcut}
        onClick={controls.zoomIn}
      />
      <span className={styles.rule} />
      <IconButton
        size="sm"
        icon={<RotateCw />}
        label={words.rotate}
        shortcut={rotate?.shortcut}
        onClick={() => controls.turn(1)}
      />
    </>
  );
}
