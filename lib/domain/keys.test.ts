import { createKey } from "./keys";

test("a project key has its prefix, the base part and 32 random characters", () => {
  expect(createKey("project")).toMatch(/^prj-[bcdfghjklmnpqrstvwxz0-9]{32}$/);
});
