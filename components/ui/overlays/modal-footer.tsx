import { Children, Fragment, isValidElement, type ReactNode } from "react";
import layer from "../layer.module.css";

/** A footer holds at most two actions; the last is the one that Enter means. */
export type DialogFooter = readonly [ReactNode] | readonly [ReactNode, ReactNode];

const MOST_CHILDREN = 2;

/** How many things a footer would draw, those within fragments and lists counted one by one. */
function countChildren(children: ReactNode): number {
  return Children.toArray(children).reduce<number>((count, child) => {
    const isFragment = isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment;
    return count + (isFragment ? countChildren(child.props.children) : 1);
  }, 0);
}

/** The actions of a dialog or drawer. In development it throws when there are more than two. */
export function ModalFooter({ actions }: { actions: DialogFooter }) {
  if (process.env.NODE_ENV !== "production") {
    const count = countChildren(actions);
    if (count > MOST_CHILDREN) throw new Error(`A modal footer takes at most ${MOST_CHILDREN} children, not ${count}.`);
  }
  return (
    <div className={layer.footer}>
      {actions[0]}
      {actions[1]}
    </div>
  );
}
