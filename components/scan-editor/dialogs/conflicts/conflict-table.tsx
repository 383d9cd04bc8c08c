import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import { useUnits } from "../../state/use-measures";
import styles from "./conflicts.module.css";
import { CONFLICT_COPY, fieldName } from "./copy";
import { fieldTexts } from "./field-text";

type Fields = Record<string, unknown>;

/** Has no row: the field only completes who accepted the element and when. */
const HIDDEN_FIELD = "acceptedAs";

/** Compares two versions of an element, field by field. */
export function ConflictTable(props: {
  fields: readonly string[];
  heads: readonly [mine: string, theirs: string];
  /** When each version was saved, ISO 8601 UTC, if known. */
  times?: readonly [mine: string | null, theirs: string | null];
  mine: object;
  theirs: object;
}) {
  const { fields, heads, times, mine, theirs } = props;
  const now = useNow();
  // Renders the lengths again when the units change.
  useUnits();
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{CONFLICT_COPY.field}</th>
          {heads.map((head, index) => {
            const time = times?.[index];
            return (
              <th key={head} scope="col">
                {head}
                {time ? (
                  <small>
                    {" "}
                    <TimeText iso={time} now={now} as="event" />
                  </small>
                ) : null}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {fields
          .filter((name) => name !== HIDDEN_FIELD)
          .map((name) => {
            const [mineText, theirsText] = fieldTexts((mine as Fields)[name], (theirs as Fields)[name], name);
            return (
              <tr key={name}>
                <th scope="row">{fieldName(name)}</th>
                <td translate="no">{mineText}</td>
                <td translate="no">{theirsText}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
