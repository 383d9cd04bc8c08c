"use client";

import { Eye, FlipHorizontal2, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { LAYER_COPY } from "@/lib/editor/tools/layers/copy";
import { bitOf, LAYERS } from "@/lib/editor/tools/layers/layer-list";
import { withAllShown } from "@/lib/editor/tools/layers/layer-state";
import { SECTION_WAYS, type Section, type SectionWay } from "@/lib/editor/tools/views/section";
import { useEditor } from "../context/editor-context";
import bars from "../parts/canvas-bar.module.css";
import { NumberField } from "../parts/number-field";
import { useLayers } from "../state/use-layers";
import { useMeasures } from "../state/use-measures";
import { useViewPart } from "../state/use-store";
import { VISIBILITY_COPY } from "./copy";
import { startSection } from "./section-actions";
import styles from "./visibility-chips.module.css";

const countLayers = (bits: number): number => LAYERS.filter(({ number }) => bits & bitOf(number)).length;

/** Shows a chip for each active view mode, for hidden layers and for the section, with a button that ends it. */
export function VisibilityChips() {
  const { view } = useEditor();
  const isXray = useViewPart(view, "isXray");
  const isDoubtShown = useViewPart(view, "isDoubtShown");
  const section = useViewPart(view, "section");
  const isStacked = useViewPart(view, "isStacked");
  const state = useLayers(view);
  const { layers } = view;
  const soloNames = LAYERS.filter(({ number }) => state.solo & bitOf(number)).map((layer) => LAYER_COPY.nameOf(layer));
  const hiddenCount = (state.solo === 0 ? countLayers(state.hidden) : 0) + state.hiddenRows.size;
  const renderChip = (text: string, endLabel: string, onEnd: () => void, icon: ReactNode = <X />) => (
    <div className={styles.chip} data-over-labels="">
      <span>{text}</span>
      <IconButton size="sm" icon={icon} label={endLabel} onClick={onEnd} />
    </div>
  );
  return (
    <section aria-label={VISIBILITY_COPY.shown} className={classNames(bars.dark, styles.chips)}>
      {isStacked
        ? renderChip(VISIBILITY_COPY.stacked, VISIBILITY_COPY.unstack, () => view.set({ isStacked: false }))
        : null}
      {isXray ? renderChip(VISIBILITY_COPY.xrayOn, VISIBILITY_COPY.endXray, () => view.set({ isXray: false })) : null}
      {isDoubtShown ? (
        <div className={styles.chip} data-over-labels="">
          <span className={styles.heading}>{VISIBILITY_COPY.confidenceOn}</span>
          <span className={styles.doubt} data-doubt="medium">
            {VISIBILITY_COPY.doubts.medium}
          </span>
          <span className={styles.doubt} data-doubt="low">
            {VISIBILITY_COPY.doubts.low}
          </span>
          <IconButton
            size="sm"
            icon={<X />}
            label={VISIBILITY_COPY.endConfidence}
            shortcut="⇧C"
            onClick={() => view.set({ isDoubtShown: false })}
          />
        </div>
      ) : null}
      {soloNames.length > 0
        ? renderChip(
            VISIBILITY_COPY.alone(soloNames.slice(0, 2).join(", ") + (soloNames.length > 2 ? " …" : "")),
            VISIBILITY_COPY.showAll,
            () => layers.set(withAllShown(layers.get())),
            <Eye />,
          )
        : null}
      {soloNames.length === 0 && hiddenCount > 0
        ? renderChip(
            VISIBILITY_COPY.hidden(hiddenCount),
            VISIBILITY_COPY.showAll,
            () => layers.set(withAllShown(layers.get())),
            <Eye />,
          )
        : null}
      {section ? <SectionChip section={section} /> : null}
    </section>
  );
}

function SectionChip({ section }: { section: Section }) {
  const { store, view } = useEditor();
  const { way } = section;
  const measures = useMeasures();
  const isAlongAxis = way === "x" || way === "z";
  function setPosition(position: number): null {
    const current = view.get().section;
    if (current) view.set({ section: { ...current, at: position } });
    return null;
  }
  function startScrub() {
    const start = section.at;
    return {
      move: (distance: number) => setPosition(Math.round((start + distance) * 10_000) / 10_000),
      commit: () => {},
      cancel: () => void setPosition(start),
    };
  }
  const label =
    way === "level" ? VISIBILITY_COPY.height : way === "wall" ? VISIBILITY_COPY.before : VISIBILITY_COPY.at(way);
  return (
    <fieldset aria-label={VISIBILITY_COPY.section} className={styles.chip} data-over-labels="">
      <span className={styles.heading}>{VISIBILITY_COPY.section}</span>
      <select
        aria-label={VISIBILITY_COPY.way}
        className={styles.way}
        value={way}
        onChange={(event) => startSection(store, view, event.target.value as SectionWay)}
      >
        {SECTION_WAYS.map((sectionWay) => (
          <option key={sectionWay} value={sectionWay}>
            {VISIBILITY_COPY.ways[sectionWay]}
          </option>
        ))}
      </select>
      <div className={styles.number}>
        <NumberField
          label={label}
          axis={isAlongAxis ? way : undefined}
          unit={isAlongAxis ? measures.coordinateUnit : measures.spokenUnit}
          value={section.at}
          onCommit={setPosition}
          startScrub={startScrub}
        />
      </div>
      <IconButton
        size="sm"
        icon={<FlipHorizontal2 />}
        label={VISIBILITY_COPY.flip}
        aria-pressed={section.isFlipped}
        onClick={() => view.set({ section: { ...section, isFlipped: !section.isFlipped } })}
      />
      <IconButton
        size="sm"
        icon={<X />}
        label={VISIBILITY_COPY.endSection}
        shortcut="C"
        onClick={() => view.set({ section: null })}
      />
    </fieldset>
  );
}
