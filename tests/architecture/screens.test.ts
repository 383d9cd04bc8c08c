/** No screen goes unseen: each page of app/ is one that a browser test looks at and axe audits. */
import { SCREENS_ON_A_WAY, SIGNED_IN_SCREENS, STRANGERS_SCREENS, WITHOUT_A_SCREEN } from "../e2e/screens";
import { read, sourceFiles } from "./source-files";

/** As in an address: without the folders in brackets, which are no part of it. */
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
const onAWay = SCREENS_ON_A_WAY.map(([route]) => route);

function isOf(address: string, route: string): boolean {
  const parts = route.split("/");
  const given = address.split("/");
  return parts.length === given.length && parts.every((part, at) => part.startsWith("[") || part === given[at]);
}

test("every page of app/ is looked at and audited, or has no screen", () => {
  expect(routes.length).toBeGreaterThan(15);
  const unseen = routes.filter(
    (route) =>
      !opened.some((address) => isOf(address, route)) && !onAWay.includes(route) && !(route in WITHOUT_A_SCREEN),
  );
  expect(unseen).toEqual([]);
});

test("the list names no page that is not there, and every way is gone by the spec that it names", () => {
  expect([...onAWay, ...Object.keys(WITHOUT_A_SCREEN)].filter((route) => !routes.includes(route))).toEqual([]);
  for (const [route, spec, line] of SCREENS_ON_A_WAY) {
    expect([route, read(`tests/e2e/${spec}.spec.ts`).includes(line)]).toEqual([route, true]);
  }
});
