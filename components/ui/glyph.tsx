/** Icons drawn as a single path, cheap enough for long lists. */
const PATHS = {
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Zm13 0a3 3 0 1 0-6 0 3 3 0 0 0 6 0Z",
  "half-circle": "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 3.5a8.5 8.5 0 0 0 0 17Z",
  cpu: "M7.5 5h9A2.5 2.5 0 0 1 19 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 16.500v-9A2.5 2.5 0 0 1 7.5 5ZM10 10h4v4h-4ZM9 5V2M15 5V2M9 22v-3M15 22v-3M5 9H2M5 15H2M22 9h-3M22 15h-3",
  check: "m4.5 12.5 5 5 10-11",
  alert: "M12 4 2.8 19.500h18.400ZM12 10v4M12 16.800v.2",
  camera:
    "M4.5 7.500h3l1.7-2.500h5.600l1.7 2.500h3a1.5 1.5 0 0 1 1.5 1.500v9a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.500ZM15.5 13a3.5 3.5 0 1 0-7 0 3.5 3.5 0 0 0 7 0Z",
  ban: "M20.5 12a8.5 8.5 0 1 0-17 0 8.5 8.5 0 0 0 17 0ZM6 6l12 12",
  hourglass: "M6 3h12M6 21h12M7.5 3v3.500L12 12l4.5-5.500V3M7.5 21v-3.500L12 12l4.5 5.500V21",
  image:
    "M5 4h14a1.5 1.5 0 0 1 1.5 1.500v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.500v-13A1.5 1.5 0 0 1 5 4ZM4 17l5-5 4 4 2.5-2.5 5 5M15.5 8.500v.1",
  video:
    "M4 6.500h10.500a1.5 1.5 0 0 1 1.5 1.500v8a1.5 1.5 0 0 1-1.5 1.500H4A1.500 1.500 0 0 1 2.500 16V8A1.500 1.500 0 0 1 4 6.500ZM16 10.500l5.500-3v9l-5.500-3Z",
} as const;

export type GlyphName = keyof typeof PATHS;

/** Icons whose inner area is filled. */
const FILLED: ReadonlySet<GlyphName> = new Set<GlyphName>(["half-circle"]);

/** Returns the icon's path in a 24-unit box, for a window that draws it itself. */
export function readGlyphShape(name: GlyphName): { path: string; isFilled: boolean } {
  return { path: PATHS[name], isFilled: FILLED.has(name) };
}

export function Glyph({ name }: { name: GlyphName }) {
  const { path, isFilled } = readGlyphShape(name);
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      fillRule="evenodd"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
