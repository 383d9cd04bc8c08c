import Link from "next/link";
import styles from "./table-frame.module.css";
import { type Claim, FIRST_COLUMNS, keyOf, linkOf, nameOf } from "./table-specimens";

/** A table without virtualization, for comparison: every row is rendered with its checkbox, cells and menu button. */
export function PlainTable({ items }: { items: readonly Claim[] }) {
  return (
    <div className={styles.plain}>
      <table aria-label="Plain claims">
        <thead>
          <tr>
            <th>
              <input type="checkbox" aria-label="Select all" />
            </th>
            {FIRST_COLUMNS.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              <td>
                <input type="checkbox" aria-label={`Select ${nameOf(item)}`} />
              </td>
              {FIRST_COLUMNS.map(({ id, isLead, cell }) => (
                <td key={id}>
                  {isLead ? (
                    <Link href={linkOf(item)} prefetch={false}>
                      {cell(item)}
                    </Link>
                  ) : (
                    cell(item)
                  )}
                </td>
              ))}
              <td>
                <button type="button" aria-label={`Actions for ${nameOf(item)}`}>
                  …
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
