/** Which room may import what: the one array behind docs/architecture.md. The longest matching room applies. */
export type RoomRule = {
  room: string;
  /** Rooms of this repository. */
  rooms: readonly string[];
  /** Packages, by the start of their name; "*" allows any. */
  packages: readonly string[];
};

const REACT = ["react", "react-dom"];
const LIB_BUT_SERVER = [
  "lib/domain",
  "lib/geometry",
  "lib/contract",
  "lib/access",
  "lib/validation",
  "lib/editor",
  "lib/client",
  "lib/media",
  "lib/telemetry",
  "lib/notify-each.ts",
  "lib/browser-storage.ts",
  "lib/load-part.ts",
  "lib/quoted.ts",
  "lib/shared-copy.ts",
  "lib/density.ts",
];
const INTERFACE = [...REACT, "next", "lucide-react", "react-hook-form", "@hookform/resolvers", "yup", "nuqs", "swr"];
/** Rooms that features share, with the features that import them. */
const SHARED_ROOMS: Record<string, readonly string[]> = {
  "components/intake": ["components/insured", "components/project"],
  "components/saved-text": ["components/intake", "components/project", "components/companies", "components/settings"],
};
const sharedBy = (room: string) => Object.keys(SHARED_ROOMS).filter((shared) => SHARED_ROOMS[shared]?.includes(room));
const feature = (room: string): RoomRule => ({
  room,
  rooms: [room, ...sharedBy(room), "components/ui", ...LIB_BUT_SERVER],
  packages: [...INTERFACE, "@tanstack/react-virtual"],
});

export const IMPORT_TABLE: readonly RoomRule[] = [
  { room: "lib/domain", rooms: ["lib/domain"], packages: [] },
  { room: "lib/geometry", rooms: ["lib/geometry"], packages: [] },
  { room: "lib/media", rooms: ["lib/media", "lib/domain"], packages: ["exifr"] },
  { room: "lib/contract", rooms: ["lib/contract", "lib/domain"], packages: [] },
  { room: "lib/contract/schemas", rooms: ["lib/contract", "lib/domain"], packages: ["yup"] },
  { room: "lib/access", rooms: ["lib/access", "lib/domain"], packages: [] },
  { room: "lib/csp.ts", rooms: [], packages: [] },
  { room: "lib/notify-each.ts", rooms: [], packages: [] },
  { room: "lib/browser-storage.ts", rooms: ["lib/notify-each.ts"], packages: [] },
  { room: "lib/load-part.ts", rooms: ["lib/notify-each.ts"], packages: [] },
  { room: "lib/quoted.ts", rooms: [], packages: [] },
  { room: "lib/shared-copy.ts", rooms: [], packages: [] },
  { room: "lib/density.ts", rooms: [], packages: [] },
  { room: "lib/validation", rooms: ["lib/validation", "lib/domain"], packages: ["yup", "libphonenumber-js"] },
  // Each room of the editor may import itself and the rooms before it.
  ...["core", "commands", "analysis", "formats", "tools", "sync"].map(
    (room, index, all): RoomRule => ({
      room: `lib/editor/${room}`,
      rooms: [
        ...all.slice(0, index + 1).map((importable) => `lib/editor/${importable}`),
        "lib/domain",
        "lib/geometry",
        "lib/contract",
        "lib/notify-each.ts",
      ],
      packages: [],
    }),
  ),
  {
    room: "lib/client",
    rooms: [
      "lib/client",
      "lib/domain",
      "lib/contract",
      "lib/access",
      "lib/validation",
      "lib/editor",
      "lib/media",
      "lib/telemetry",
      "lib/notify-each.ts",
      "lib/browser-storage.ts",
      "lib/load-part.ts",
      "lib/quoted.ts",
      "lib/shared-copy.ts",
      "lib/density.ts",
    ],
    packages: ["swr", "react", "next/navigation", "nuqs", "idb-keyval"],
  },
  { room: "lib/telemetry", rooms: ["lib/telemetry", "lib/domain"], packages: [] },
  {
    room: "lib/server",
    rooms: ["lib/server", "lib/domain", "lib/contract", "lib/access", "lib/csp.ts"],
    packages: ["next", "iron-session", "undici", "yup", "pino", "server-only", "node:"],
  },
  {
    room: "components/ui",
    // Only the domain's constants, so that values of the specification are written once.
    rooms: [
      "components/ui",
      "lib/validation",
      "lib/domain/constants.ts",
      "lib/notify-each.ts",
      "lib/browser-storage.ts",
      "lib/load-part.ts",
      "lib/quoted.ts",
      "lib/shared-copy.ts",
      "lib/density.ts",
    ],
    packages: [
      ...REACT,
      "next",
      "lucide-react",
      "@radix-ui/react-dialog",
      "@radix-ui/react-dropdown-menu",
      "@radix-ui/react-focus-scope",
      "@radix-ui/react-popover",
      "@radix-ui/react-tooltip",
      "@tanstack/react-virtual",
      "@vis.gl/react-google-maps",
      "react-dropzone",
      "react-hook-form",
      "@hookform/resolvers",
      "supercluster",
      "yup",
    ],
  },
  {
    room: "components/shell",
    rooms: ["components/shell", "components/ui", ...LIB_BUT_SERVER],
    packages: [...INTERFACE, "cmdk"],
  },
  ...[
    "components/auth",
    "components/insured",
    "components/project",
    "components/intake",
    "components/saved-text",
    "components/inspections",
    "components/rooms",
    "components/companies",
    "components/employees",
    "components/settings",
    "components/reporting",
    "components/activity",
    "components/scan-editor",
  ].map(feature),
  {
    room: "components/gallery",
    rooms: ["components/gallery", "components/shell", "components/ui", ...LIB_BUT_SERVER],
    packages: [...INTERFACE],
  },
  {
    room: "components/scan-editor/canvas",
    rooms: [
      "components/scan-editor/canvas",
      "components/ui",
      "lib/editor",
      "lib/geometry",
      "lib/domain",
      "lib/notify-each.ts",
    ],
    packages: ["react", "three", "@react-three/fiber"],
  },
  {
    room: "app",
    rooms: ["app", "components", "lib"],
    packages: [...INTERFACE, "server-only", "@fontsource-variable/geist", "@fontsource-variable/geist-mono"],
  },
  {
    room: "middleware.ts",
    rooms: ["lib/access", "lib/csp.ts", "lib/server/session", "lib/server/env.ts", "lib/server/page-headers.ts"],
    packages: ["next"],
  },
  { room: "instrumentation.ts", rooms: ["lib/server"], packages: [] },
  {
    room: "backend",
    rooms: [
      "backend",
      "lib/domain",
      "lib/contract",
      "lib/access",
      "lib/validation",
      "lib/geometry",
      "lib/media",
      "lib/editor",
    ],
    packages: [
      "fastify",
      "@fastify/busboy",
      "drizzle-orm",
      "@electric-sql/pglite",
      "pg",
      "@node-rs/argon2",
      "nodemailer",
      "pino",
      "sharp",
      "yup",
      "node:",
    ],
  },
  {
    room: "tests",
    rooms: ["app", "components", "lib", "backend", "tests", "scripts", "middleware.ts", "playwright.config.ts"],
    packages: ["*"],
  },
  { room: "scripts", rooms: ["app", "components", "lib", "backend", "tests", "scripts"], packages: ["*"] },
];
