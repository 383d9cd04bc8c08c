"use client";

import { ChevronDown, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { useAction } from "@/lib/client/actions/use-action";
import { regionCopy as copy } from "./copy";
import styles from "./photo-stage.module.css";
import type { CameraControls } from "./use-photo-camera";

/** The bar over the photo: position, tools, and more controls in `end`. */
export function StageBar({ position, end, children }: { position: ReactNode; end?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.position}>{position}</div>
      <div className={styles.tools}>{children}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}

export function ZoomTools({ controls }: { controls: CameraControls }) {
  const zoomIn = useAction("review.zoom-in");
  const zoomOut = useAction("review.zoom-out");
  const fit = useAction("review.fit");
  const actualSize = useAction("review.actual-size");
  const rotate = useAction("review.rotate");
  const shown = controls.isFit || controls.scale === null ? copy.fit : copy.percent(controls.scale);
  return (
    <>
      <IconButton
        size="sm"
        icon={<ZoomOut />}
        label={copy.zoomOut}
        shortcut={zoomOut?.shortcut}
        onClick={controls.zoomOut}
      />
      <Menu
        label={copy.zoomChoices}
        trigger={
          <Button size="sm" variant="ghost" className={styles.zoom} aria-label={`${copy.zoomChoices}: ${shown}`}>
            {shown}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem shortcut={fit?.shortcut} onSelect={controls.fit}>
          {copy.fitWhole}
        </MenuItem>
        <MenuItem shortcut={actualSize?.shortcut} onSelect={() => controls.actualSize()}>
          {copy.actualSize}
        </MenuItem>
      </Menu>
      <IconButton
        size="sm"
        icon={<ZoomIn />}
        label={copy.zoomIn}
        shortcut={zoomIn?.shortcut}
        onClick={controls.zoomIn}
      />
      <span className={styles.rule} />
      <IconButton
        size="sm"
        icon={<RotateCw />}
        label={copy.rotate}
        shortcut={rotate?.shortcut}
        onClick={() => controls.turn(1)}
      />
    </>
  );
}
