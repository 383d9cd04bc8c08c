import type { EndpointName } from "@/lib/contract/endpoints";
import { checkedRowOf } from "@/lib/contract/schemas/checked-rows";
import { chooseRow } from "./choose-row";
import type { AnyHandler } from "./handler";

const handler: AnyHandler = { may: "anyone", run: async () => null };
const among = (...names: EndpointName[]) => names.map((name) => ({ name, row: checkedRowOf(name), handler }));

test.each([
  [among("project.get", "project.listByInsured"), { key: "k" }, "project.get"],
  [among("project.get", "project.listByInsured"), { insuredKey: "k" }, "project.listByInsured"],
  [among("region.get", "region.listByProject"), { projectKey: "k", expandedFields: "scan" }, "region.listByProject"],
  [among("project.get", "project.listByInsured"), {}, "project.get"],
  [
    among("employee.resetPassword", "employee.resetOwnPassword"),
    { email: "e", password: "p", passwordResetLink: "l" },
    "employee.resetPassword",
  ],
  [among("employee.resetPassword", "employee.resetOwnPassword"), { password: "p" }, "employee.resetOwnPassword"],
  [
    among("employee.updateProfile", "employee.update", "employee.activate"),
    { email: "e", password: "p", activationToken: "t" },
    "employee.activate",
  ],
  [among("employee.updateProfile", "employee.update", "employee.activate"), { key: "k" }, "employee.updateProfile"],
])("%#: the parameters decide between rows of one path", (rows, params, name) => {
  expect(chooseRow(rows, params).name).toBe(name);
});
