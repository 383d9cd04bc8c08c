"use client";

import { useId, useState } from "react";
import {
  type Amount,
  FIGURE_CODES,
  type FigureCode,
  type FigureUnit,
  type ListedFigure,
  listFigures,
} from "@/lib/editor/analysis/quantities/figure-list";
import type { SurveyFigures } from "@/lib/editor/analysis/quantities/survey-figures";
import { type Selection, selectedItems } from "@/lib/editor/core/selection";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import { useMeasures } from "../../state/use-measures";
import { useSelection } from "../../state/use-store";
import { QUANTITY_COPY } from "./copy";
import { EstimateMark } from "./estimate-mark";
import { figureText, spreadText } from "./figure-text";
import styles from "./quantities.module.css";

type Props = {
  /** Null while a large survey is measured for the first time. */
  figures: SurveyFigures | null;
  /** Whether a figure comes from this face: figures of the selected face are highlighted. */
  feeds: (code: FigureCode, faceKey: string) => boolean;
  onShow: (code: FigureCode) => void;
};

/** Every figure, gross and net; each number is a button that shows the faces of the figure. */
export function FigureTable({ figures, feeds, onShow }: Props) {
  const { store } = useEditor();
  const selection = useSelection(store);
  const [shown, setShown] = useState<{ code: FigureCode; selection: Selection } | null>(null);
  const noteId = useId();
  const listed = figures ? listFigures(figures) : null;
  const codes = listed?.map(({ code }) => code) ?? FIGURE_CODES;

  function show(code: FigureCode): void {
    onShow(code);
    setShown({ code, selection: store.getSelection() });
  }

  const [item, ...others] = selectedItems(selection);
  const selectedFaceKey = item?.kind === "face" && others.length === 0 ? item.key : null;
  const isLit = (code: FigureCode): boolean =>
    shown?.selection === selection
      ? shown.code === code
      : selectedFaceKey !== null && figures !== null && feeds(code, selectedFaceKey);

  return (
    <>
      <table className={styles.table} aria-describedby={noteId}>
        <thead>
          <tr>
            <td className={styles.code}>
              <span className="visually-hidden">{QUANTITY_COPY.columns.code}</span>
            </td>
            <th scope="col">{QUANTITY_COPY.columns.measure}</th>
            <th scope="col">{QUANTITY_COPY.columns.gross}</th>
            <th scope="col">{QUANTITY_COPY.columns.net}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <FigureRow
              key={code}
              code={code}
              listed={listed?.find((figure) => figure.code === code) ?? null}
              figures={figures}
              isLit={isLit(code)}
              onShow={() => show(code)}
            />
          ))}
        </tbody>
      </table>
      <div id={noteId} className={styles.foot}>
        {figures?.once ? <p>{QUANTITY_COPY.totalsNote}</p> : null}
        {figures ? <LooseNote figures={figures} /> : null}
        <p>{QUANTITY_COPY.toleranceNote}</p>
      </div>
    </>
  );
}

/** Walls and ceilings of a floor or the home that are in no room. */
function LooseNote({ figures: { looseWall, looseCeiling } }: { figures: SurveyFigures }) {
  const measures = useMeasures();
  if (looseWall + looseCeiling === 0) return null;
  const parts = [
    ...(looseWall > 0 ? [QUANTITY_COPY.looseWall(measures.area(looseWall))] : []),
    ...(looseCeiling > 0 ? [QUANTITY_COPY.looseCeiling(measures.area(looseCeiling))] : []),
  ];
  return <p>{QUANTITY_COPY.looseNote(parts)}</p>;
}

type RowProps = {
  code: FigureCode;
  listed: ListedFigure | null;
  figures: SurveyFigures | null;
  isLit: boolean;
  onShow: () => void;
};

function FigureRow({ code, listed, figures, isLit, onShow }: RowProps) {
  const name = QUANTITY_COPY.names[code];
  const differs = listed?.net && Math.abs(listed.net.value - listed.gross.value) > 1e-9;
  return (
    <tr data-lit={isLit || undefined} title={QUANTITY_COPY.explained[code]}>
      <td className={styles.code}>{code}</td>
      <th scope="row">
        {name}
        {listed && figures ? <EstimateMark estimates={listed.estimates} figures={figures} /> : null}
      </th>
      <td>
        {listed ? (
          <FigureButton name={name} kind="gross" unit={listed.unit} amount={listed.gross} onShow={onShow} />
        ) : (
          COPY.stillMeasured
        )}
      </td>
      <td>
        {listed?.net && differs ? (
          <FigureButton name={name} kind="net" unit={listed.unit} amount={listed.net} onShow={onShow} />
        ) : (
          <span className={styles.same}>{QUANTITY_COPY.same}</span>
        )}
      </td>
    </tr>
  );
}

type ButtonProps = { name: string; kind: "gross" | "net"; unit: FigureUnit; amount: Amount; onShow: () => void };

function FigureButton({ name, kind, unit, amount, onShow }: ButtonProps) {
  const measures = useMeasures();
  const text = figureText(measures, unit, amount.value);
  const spread = QUANTITY_COPY.plusMinus(spreadText(measures, unit, amount.spread));
  // Nothing to measure: no ceiling, no wall.
  if (amount.value === 0)
    return (
      <span translate="no" className={styles.figure}>
        {text}
      </span>
    );
  return (
    <button
      translate="no"
      type="button"
      className={styles.figure}
      data-kind={kind}
      aria-label={QUANTITY_COPY.number(name, kind, text, spread)}
      onClick={onShow}
    >
      {text}
      <small>{spread}</small>
    </button>
  );
}
