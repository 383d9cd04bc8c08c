/** Parses angles in degrees: "45", "-90°", "12.5 deg". */

import { UNIT_COPY } from "./copy";
import { plainText, quoted, type TypedValue } from "./typed-value";

const ANGLE = /^([+-]?) ?(\d+(?:\.\d*)?|\.\d+) ?(?:°|deg|degrees?)?$/;
const DEGREE = Math.PI / 180;

/** Returns the angle in radians, counterclockwise seen from above. */
export function parseAngle(text: string): TypedValue {
  const plain = plainText(text);
  if (plain === "") return { ok: false, message: UNIT_COPY.noAngle };
  if (plain && /\d,\d/.test(plain)) return { ok: false, message: UNIT_COPY.comma };
  const match = ANGLE.exec(plain ?? "");
  if (!match) return { ok: false, message: UNIT_COPY.notAnAngle(quoted(text)) };
  const value = Number(match[2]) * DEGREE;
  return { ok: true, value: match[1] === "-" ? 0 - value : value };
}
