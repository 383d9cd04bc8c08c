/** The groups of a DXF file, a code and a value on two lines, and the unique handles of its parts. */
import { real } from "./dxf-text";

export type DxfGroups = {
  /** Writes a text, a name or an integer. */
  put(code: number, value: string | number): void;
  /** Writes a position: x at `code`, y at `code` + 10, z at `code` + 20. */
  point(code: number, x: number, y: number): void;
  measure(code: number, value: number): void;
  section(name: string, write: () => void): void;
  /** Begins a part under its owner, and returns its new handle. */
  part(type: string, owner: string, ...classes: readonly string[]): string;
  handle(): string;
  text(): string;
};

const LINE_END = "\r\n";
/** Lower handles are reserved for the fixed parts. */
const FIRST_HANDLE = 0x100;

/** Handles of parts that others refer to before they are written. */
export const FIXED = {
  none: "0",
  blockRecords: "1",
  layers: "2",
  styles: "3",
  lineTypes: "5",
  views: "6",
  systems: "7",
  viewPorts: "8",
  applications: "9",
  dimensionStyles: "A",
  dictionary: "C",
  groups: "D",
  paperSpace: "1B",
  modelSpace: "1F",
} as const;

export function createDxfGroups(): DxfGroups {
  const lines: string[] = [];
  let next = FIRST_HANDLE;
  const put = (code: number, value: string | number): void => {
    lines.push(String(code), String(value));
  };
  const measure = (code: number, value: number): void => put(code, real(value));
  const handle = (): string => {
    next += 1;
    return (next - 1).toString(16).toUpperCase();
  };
  return {
    put,
    measure,
    handle,
    point(code, x, y) {
      measure(code, x);
      measure(code + 10, y);
      measure(code + 20, 0);
    },
    section(name, write) {
      put(0, "SECTION");
      put(2, name);
      write();
      put(0, "ENDSEC");
    },
    part(type, owner, ...classes) {
      const newHandle = handle();
      put(0, type);
      put(5, newHandle);
      put(330, owner);
      for (const name of classes) put(100, name);
      return newHandle;
    },
    text: () => lines.join(LINE_END) + LINE_END,
  };
}
