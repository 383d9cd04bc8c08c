/** Every page of app/ is opened in a browser test and audited by axe. */
import { FRAMES_OF_LAYERS, LAYERS } from "../e2e/layer-table";
import {
  SCREENS_OF_ROLES,
  SCREENS_ON_A_WAY,
  SIGNED_IN_SCREENS,
  STRANGERS_SCREENS,
  WITHOUT_A_SCREEN,
} from "../e2e/screens";
import { read, sourceFiles } from "./source-files";

/** Routes as in an address, without route groups. */
const routes = sourceFiles()
  .filter((file) => /^app\/(.*\/)?page\.tsx$/.test(file))
  .map(
    (file) =>
      `/${file
        .split("/")
        .slice(1, -1)
        .filter((part) => !part.startsWith("("))
        .join("/")}`,
  );

const opened = [...SIGNED_IN_SCREENS, ...STRANGERS_SCREENS.map(([, address]) => address)];
const routesOnAWay = SCREENS_ON_A_WAY.map(([route]) => route);

function isOf(address: string, route: string): boolean {
  const parts = route.split("/");
  const actual = address.split("/");
  return parts.length === actual.length && parts.every((part, index) => part.startsWith("[") || part === actual[index]);
}

test("every page of app/ is opened and audited, or has no screen", () => {
  expect(routes.length).toBeGreaterThan(15);
  const unseen = routes.filter(
    (route) =>
      !opened.some((address) => isOf(address, route)) && !routesOnAWay.includes(route) && !(route in WITHOUT_A_SCREEN),
  );
  expect(unseen).toEqual([]);
});

test("the list names only existing pages, and the named spec opens every one", () => {
  expect([...routesOnAWay, ...Object.keys(WITHOUT_A_SCREEN)].filter((route) => !routes.includes(route))).toEqual([]);
  for (const [route, spec, line] of SCREENS_ON_A_WAY) {
    expect([route, read(`tests/e2e/${spec}.spec.ts`).includes(line)]).toEqual([route, true]);
  }
});

const LAYER = /<(?:Dialog|Drawer|FormDialog|ConfirmDialog|CommandDialog|ModalFrame)\b/;

test("the named spec opens every drawer and dialog, and the table names no others", () => {
  const found = sourceFiles()
    .filter((file) => /^components\/(?!gallery\/).*\.tsx$/.test(file) && !file.includes(".test."))
    .filter((file) => LAYER.test(read(file)))
    .map((file) => file.slice("components/".length));
  expect(found.length).toBeGreaterThan(40);
  expect([...LAYERS.map(([file]) => file), ...FRAMES_OF_LAYERS].sort()).toEqual(found.sort());
  for (const [file, spec, line] of LAYERS) {
    expect([file, read(`tests/e2e/${spec}.spec.ts`).includes(line)]).toEqual([file, true]);
  }
});

test("every page of app/ is opened in its role, and without any third party", () => {
  const all = [...Object.values(SCREENS_OF_ROLES).flat(), ...STRANGERS_SCREENS.map(([, address]) => address)];
  const unopened = routes.filter((route) => !all.some((address) => isOf(address.split("?")[0] ?? "", route)));
  // For employees who are signing in or must set a password (sign-in-screens.extended.spec); the gallery has
  // its own crawl.
  const elsewhere = ["/gallery/[[...group]]", "/resend-mfa", "/reset-password", "/verify-backup-code", "/verify-mfa"];
  expect(unopened.sort()).toEqual([...elsewhere, ...Object.keys(WITHOUT_A_SCREEN)].sort());
});
