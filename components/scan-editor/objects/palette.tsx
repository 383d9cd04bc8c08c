"use client";

import { X } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { PLANAR_LABELS } from "@/lib/domain/geometry-records";
import { OBJECT_GROUPS, OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import type { Placing } from "@/lib/editor/tools/placing/placing";
import { useEditor } from "../context/editor-context";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import bars from "../parts/canvas-bar.module.css";
import styles from "./palette.module.css";
import { usePlacingController } from "./use-placing-controller";

const isChosen = (current: Placing | null, placing: Placing): boolean =>
  current?.kind === "opening"
    ? placing.kind === "opening" && placing.label === current.label
    : current?.kind === "object" && placing.kind === "object" && placing.preset === current.preset;

/** The palette of openings and objects over the picture; the next click places the chosen one. */
export function Palette() {
  const { placing: controller } = useEditor().view;
  const { isPaletteOpen, placing } = usePlacingController(controller);
  if (!isPaletteOpen) return null;
  const choice = (option: Placing, name: string) => (
    <button
      key={name}
      type="button"
      className={styles.item}
      aria-pressed={isChosen(placing, option)}
      // Enter on the chosen item places it; a click only chooses.
      onClick={(event) =>
        event.detail === 0 && isChosen(placing, option) ? controller.placeHere() : controller.choose(option)
      }
    >
      {name}
    </button>
  );
  return (
    <section
      aria-label={COPY.palette}
      className={classNames(bars.dark, bars.floating, styles.palette)}
      data-over-labels=""
      data-palette=""
    >
      <header className={styles.head}>
        <h2>{COPY.palette}</h2>
        <IconButton size="sm" icon={<X />} label={COPY.close} shortcut="Esc" onClick={() => controller.back()} />
      </header>
      <div className={styles.groups}>
        <fieldset aria-label={COPY.openings}>
          <p aria-hidden="true">{COPY.openings}</p>
          {PLANAR_LABELS.map((label) => choice({ kind: "opening", label }, COPY.openingName(label)))}
        </fieldset>
        {OBJECT_GROUPS.map((group) => (
          <fieldset key={group} aria-label={COPY.groups[group]}>
            <p aria-hidden="true">{COPY.groups[group]}</p>
            {OBJECT_PRESETS.filter((preset) => preset.group === group).map((preset) =>
              choice({ kind: "object", preset }, COPY.objectName(preset.label)),
            )}
          </fieldset>
        ))}
      </div>
      {placing ? (
        <footer className={styles.foot}>
          <p>{COPY.prompt(placing)}</p>
          {placing.kind === "rehost" ? null : (
            <button type="button" className={styles.here} onClick={() => controller.placeHere()}>
              {COPY.placeHere}
            </button>
          )}
        </footer>
      ) : null}
    </section>
  );
}
