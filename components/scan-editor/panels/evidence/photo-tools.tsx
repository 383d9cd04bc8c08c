"use client";

import { Check, Spline } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/inputs/segmented";
import { type EvidenceState, PHOTO_TOOLS } from "@/lib/editor/tools/evidence/evidence-controller";
import { useEditor } from "../../context/editor-context";
import { PHOTO_COPY as COPY } from "./copy";
import styles from "./photo-window.module.css";

const OPTIONS = PHOTO_TOOLS.map((tool) => ({ value: tool, label: COPY.tools[tool] }));

/** The tools of a photo, and the opacity of the model. */
export function PhotoTools({ state }: { state: EvidenceState }) {
  const { evidence } = useEditor().view;
  const { tool, corners, isModelDrawn, strength } = state;
  return (
    <div className={styles.tools}>
      <Segmented label={COPY.tool} value={tool} onValueChange={evidence.setTool} options={OPTIONS} />
      {tool === "outline" && corners.length > 2 ? (
        <IconButton size="sm" icon={<Check />} label={COPY.closeOutline} shortcut="↵" onClick={evidence.closeOutline} />
      ) : null}
      <span className={styles.model}>
        <IconButton
          size="sm"
          icon={<Spline />}
          label={isModelDrawn ? COPY.endModel : COPY.model}
          shortcut="⌥⇧D"
          aria-pressed={isModelDrawn}
          onClick={() => evidence.set({ isModelDrawn: !isModelDrawn })}
        />
        <input
          type="range"
          aria-label={COPY.strength}
          className={styles.strength}
          min={0.1}
          max={1}
          step={0.1}
          disabled={!isModelDrawn}
          value={strength}
          onChange={(event) => evidence.set({ strength: Number(event.target.value) })}
        />
      </span>
    </div>
  );
}
