"use client";

import type { ReactNode } from "react";
import { Menu } from "../menu";
import styles from "./data-table.module.css";
import { tableWords } from "./words";

/**
 * A row's menu. Until someone wants it, only its button is there, so that a long list pays for one menu and not for one
 * a row; `children` is called from then on.
 */
export function RowMenu(props: { label: string; isWanted: boolean; onWant: () => void; children: () => ReactNode }) {
  const name = tableWords.menuOf(props.label);
  if (props.isWanted) {
    return (
      <Menu
        label={name}
        placement="bottom-end"
        isInitiallyOpen
        trigger={<button type="button" className={styles.dots} aria-label={name} />}
      >
        {props.children()}
      </Menu>
    );
  }
  return <button type="button" className={styles.dots} aria-label={name} aria-haspopup="menu" onClick={props.onWant} />;
}
