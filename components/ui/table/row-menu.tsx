"use client";

import { type ReactNode, useState } from "react";
import { Menu } from "../menus/menu";
import styles from "./data-table.module.css";
import { tableWords } from "./words";

/**
 * A row's menu. Until someone wants it, only its button is there, so that a long list pays for one menu and not for one
 * a row; `children` is called from then on.
 */
export function RowMenu(props: { label: string; isWanted: boolean; onWant: () => void; children: () => ReactNode }) {
  const name = tableWords.menuOf(props.label);
  // A row that comes back into sight, or back into the list, does not bring its last menu with it.
  const [isPressed, setIsPressed] = useState(false);
  if (props.isWanted && isPressed) {
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
  const want = () => {
    setIsPressed(true);
    props.onWant();
  };
  return <button type="button" className={styles.dots} aria-label={name} aria-haspopup="menu" onClick={want} />;
}
