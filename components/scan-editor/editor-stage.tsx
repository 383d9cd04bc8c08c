"use client";

import { CameraBar } from "./camera-bar";
import { useEditor } from "./context/editor-context";
import { DropZone } from "./dialogs/import/drop-zone";
import styles from "./editor.module.css";
import { LazyCanvas } from "./lazy-canvas";
import { COPY } from "./names/copy";
import { ObjectBar } from "./objects/object-bar";
import { Palette } from "./objects/palette";
import bars from "./parts/canvas-bar.module.css";
import { ValuePrompt } from "./prompt/value-prompt";
import { useViewPart } from "./state/use-store";
import { ToolBar } from "./tools/tool-bar";
import { TopologyBar } from "./tools/topology-bar";
import { TypedCommand } from "./tools/typed-command";
import { VisibilityChips } from "./visibility/visibility-chips";

/** The canvas, with the bars and prompts over it. */
export function EditorStage(props: {
  isEmpty: boolean;
  levelName: (floorNumber: number) => string;
  /** Called with the files that are dropped on the canvas. */
  onFiles: (files: readonly File[]) => void;
}) {
  const { isEmpty, levelName, onFiles } = props;
  const { store, view } = useEditor();
  const floorNumber = useViewPart(view, "floorNumber");
  const layout = useViewPart(view, "layout");
  return (
    <div className={styles.canvas} data-picture="">
      <DropZone onFiles={onFiles} atRest={isEmpty ? <p className={styles.empty}>{COPY.emptySurvey}</p> : null}>
        <LazyCanvas
          store={store}
          view={view}
          floorNumber={floorNumber}
          layout={layout}
          title={levelName(floorNumber)}
        />
      </DropZone>
      <div className={bars.tools} data-over-picture="" data-editor-part="">
        <ToolBar />
        <TopologyBar />
        <ObjectBar />
      </div>
      <CameraBar />
      <VisibilityChips />
      <ValuePrompt />
      <Palette />
      <TypedCommand />
    </div>
  );
}
