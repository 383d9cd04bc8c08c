import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { summarizeUploads } from "@/lib/client/data/media/upload-summary";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { SessionProvider } from "@/lib/client/session/session-provider";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import type { Impersonation, SessionView } from "@/lib/domain/session-view";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { uploadOf } from "@/tests/support/uploads-on-their-way";
import { ActionsRoot } from "../actions/actions-root";
import { AlertsViewport } from "../alerts-viewport";
import { Shell } from "../shell";

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({
  usePathname: () => "/settings",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => router,
}));
const queue = { pending: 0, waiting: 0, failed: [] };
jest.mock("@/lib/client/queue/use-queue-state", () => ({ useQueueState: () => queue }));

const COMPANIES = [
  { key: "cous-1", name: "Alder & Finch Mutual", isActive: true },
  { key: "cous-2", name: "Brightwater Insurance", isActive: false },
  ...Array.from({ length: 20 }, (_, index) => ({ key: `cous-x${index}`, name: `Company ${index}`, isActive: true })),
];
const viewOf = (role: Role, impersonation: Impersonation | null): SessionView => ({
  employeeKey: "emp-1",
  role,
  effectiveRole: impersonation?.role ?? role,
  impersonation,
  isMfaPending: false,
  availableMfaChannels: [],
  passwordExpiresAt: null,
  idleExpiresAt: "2099-01-01T00:00:00.000Z",
  absoluteExpiresAt: "2099-01-01T00:00:00.000Z",
});

type World = {
  impersonation?: Impersonation;
  /** The answer to a change of role, instead of success. */
  refusal?: ScriptedAnswer | Error;
  companies?: () => ScriptedAnswer;
};

async function open(role: Role, world: World = {}) {
  let session = viewOf(role, world.impersonation ?? null);
  const companies = world.companies ?? (() => ({ status: 200, body: { companies: COMPANIES } }));
  const log = scriptFetch((sent: Sent) => {
    if (sent.url === "/api/session/impersonation") {
      if (world.refusal) return world.refusal;
      session = viewOf(role, sent.method === "PUT" ? (sent.body as Impersonation) : null);
      return { status: 200, body: { session } };
    }
    if (sent.url.startsWith("/api/session")) return { status: 200, body: { session } };
    if (sent.url.startsWith("/api/backend/company/list-all")) return companies();
    const employee = { key: "emp-1", role, givenName: "Selma", familyName: "Okafor", email: "s@lintel.test" };
    return { status: 200, body: { employee } };
  });
  const cache = new Map();
  render(
    <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
      <SWRConfig value={{ provider: () => cache, errorRetryCount: 0 }}>
        <SessionProvider />
        <ActionsRoot>
          <Shell>
            <h1>Page</h1>
          </Shell>
          <AlertsViewport />
        </ActionsRoot>
      </SWRConfig>
    </PublicConfigProvider>,
  );
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Account of Selma Okafor" });
  return { user, log, changes: () => log.filter(({ url }) => url === "/api/session/impersonation") };
}

type User = ReturnType<typeof userEvent.setup>;
const account = () => screen.getByRole("button", { name: "Account of Selma Okafor" });
async function openPicker(user: User) {
  await user.click(account());
  await user.click(screen.getByRole("menuitem", { name: "Impersonate…" }));
  return within(await screen.findByRole("dialog", { name: "Impersonate" }));
}
async function choose(user: User, field: RegExp, options: string[]) {
  await user.click(screen.getByRole("combobox", { name: field }));
  for (const name of options) await user.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }));
}
const banner = () => screen.queryByText(/^You're viewing Lintel as/)?.textContent ?? null;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});
beforeEach(() => {
  localStorage.clear();
  sessionLifetime.begin();
  queue.pending = 0;
});
afterEach(() => act(() => clearAlert()));

test.each<[Role, string[]]>([
  ["superadmin", ["Superadmin", "Admin", "Power user", "Employee", "Underwriting reviewer", "Claims reviewer"]],
  ["admin", ["Admin", "Power user", "Employee", "Underwriting reviewer", "Claims reviewer"]],
])("%s may choose among %j", async (role, expected) => {
  const { user } = await open(role);
  await openPicker(user);
  await user.click(screen.getByRole("combobox", { name: /^Role/ }));
  const shown = await screen.findAllByRole("option");
  expect(shown.map((option) => option.querySelector("bdi")?.textContent)).toEqual(expected);
});

test.each<Role>(["poweruser", "employee", "underwriting_reviewer", "claims_reviewer"])(
  "%s is not offered impersonation",
  async (role) => {
    const { user } = await open(role);
    await user.click(account());
    expect(screen.getByRole("menuitem", { name: /^Settings/ })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: /impersonat/i })).toBeNull();
  },
);

test("a role and two companies are sent once, shown in the banner, and Stop is reachable", async () => {
  const { user, changes, log } = await open("superadmin");
  const dialog = await openPicker(user);
  await choose(user, /^Role/, ["Claims reviewer"]);
  await choose(user, /^Companies/, ["Alder & Finch Mutual", "Brightwater Insurance"]);
  await user.keyboard("{Escape}");
  await user.dblClick(dialog.getByRole("button", { name: "Start impersonating" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    ["PUT", { role: "claims_reviewer", companyKeys: ["cous-1", "cous-2"] }],
  ]);
  // The new role may not read the companies.
  expect(log.filter(({ url }) => url.includes("company/list-all"))).toHaveLength(1);
  expect(banner()).toBe("You're viewing Lintel as claims reviewer, Alder & Finch Mutual and Brightwater Insurance.");
  expect(account()).toHaveTextContent("Selma OkaforClaims reviewer");
  await waitFor(() => expect(account()).toHaveFocus());
  await user.click(account());
  expect(screen.queryByRole("menuitem", { name: "Impersonate…" })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Stop impersonating" }));
  await waitFor(() => expect(banner()).toBeNull());
  expect(changes().at(-1)?.method).toBe("DELETE");
  expect(account()).toHaveTextContent("Selma OkaforSuperadmin");
});

test("the banner's button stops the impersonation, and focus goes to the page", async () => {
  const { user } = await open("admin", { impersonation: { role: "employee", companyKeys: [] } });
  await waitFor(() => expect(banner()).toBe("You're viewing Lintel as employee."));
  await user.click(screen.getByRole("button", { name: "Stop impersonating" }));
  await waitFor(() => expect(banner()).toBeNull());
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

test.each([
  [["cous-1"], "You're viewing Lintel as poweruser, 1 company."],
  [["cous-1", "cous-2"], "You're viewing Lintel as poweruser, 2 companies."],
])("the companies %j are counted if their names are not known", async (companyKeys, text) => {
  await open("superadmin", { impersonation: { role: "poweruser", companyKeys } });
  await waitFor(() => expect(banner()).toBe(text.replace("poweruser", "power user")));
});

test("more than three companies are counted after the third", async () => {
  localStorage.setItem("lintel-impersonated-companies", JSON.stringify({ a: "A", b: "B", c: "C", d: "D", e: "E" }));
  await open("superadmin", { impersonation: { role: "admin", companyKeys: ["a", "b", "c", "d", "e"] } });
  await waitFor(() => expect(banner()).toBe("You're viewing Lintel as admin, A, B, C, and 2 more."));
});

test("without a role, or with 21 companies, nothing is sent and the field gives the reason", async () => {
  const { user, changes } = await open("superadmin");
  const dialog = await openPicker(user);
  act(() => dialog.getByRole("combobox", { name: /^Role/ }).focus());
  act(() => dialog.getByRole("button", { name: "Cancel" }).focus());
  expect(dialog.queryByText("Required")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Start impersonating" }));
  expect(await dialog.findByText("Required")).toBeInTheDocument();
  expect(dialog.getByRole("combobox", { name: /^Role/ })).toHaveFocus();
  await choose(user, /^Role/, ["Employee"]);
  await user.click(screen.getByRole("combobox", { name: /^Companies/ }));
  await user.click(await screen.findByRole("checkbox", { name: /all/i }));
  await user.keyboard("{Escape}");
  await user.click(dialog.getByRole("button", { name: "Start impersonating" }));
  expect(await dialog.findByText("Choose at most 20 companies")).toBeInTheDocument();
  expect(changes()).toEqual([]);
});

test.each<[string, ScriptedAnswer | Error, string]>([
  [
    "a role above the person's own",
    {
      status: 403,
      body: { status: [{ message: "You may not act in a role above your own.", type: "forbidden" }] },
    },
    "You may not act in a role above your own.",
  ],
  [
    "too many companies",
    {
      status: 400,
      body: {
        status: [
          {
            message: "So many companies do not fit into the session. Please choose fewer.",
            type: "invalid_input",
          },
        ],
      },
    },
    "So many companies do not fit into the session. Please choose fewer.",
  ],
  ["no answer", new TypeError("gone"), "Your role couldn't be changed. Please check your connection and try again."],
])("a refusal (%s) is shown in the dialog, which stays open with the choice", async (_, refusal, text) => {
  const { user } = await open("admin", { refusal });
  const dialog = await openPicker(user);
  await choose(user, /^Role/, ["Employee"]);
  await user.click(dialog.getByRole("button", { name: "Start impersonating" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(text);
  expect(dialog.getByRole("combobox", { name: /^Role/ })).toHaveTextContent("Employee");
  expect(banner()).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  const again = await openPicker(user);
  expect(again.queryByRole("alert")).toBeNull();
  expect(again.getByRole("combobox", { name: /^Role/ })).not.toHaveTextContent("Employee");
});

test("a failed Stop is reported, and the banner stays", async () => {
  const { user } = await open("admin", {
    impersonation: { role: "employee", companyKeys: [] },
    refusal: new TypeError("gone"),
  });
  await user.click(await screen.findByRole("button", { name: "Stop impersonating" }));
  expect(
    await screen.findByText("You're still impersonating. Please check your connection and try again."),
  ).toBeInTheDocument();
  expect(banner()).toBe("You're viewing Lintel as employee.");
});

test("companies that failed to load can be loaded again; the role alone can still be chosen", async () => {
  let isAvailable = false;
  const { user } = await open("superadmin", {
    companies: () => (isAvailable ? { status: 200, body: { companies: COMPANIES } } : { status: 404 }),
  });
  const dialog = await openPicker(user);
  expect(await dialog.findByText("The companies couldn't be loaded.")).toBeInTheDocument();
  expect(dialog.getByRole("combobox", { name: /^Companies/ })).toBeDisabled();
  isAvailable = true;
  await user.click(dialog.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(dialog.queryByText("The companies couldn't be loaded.")).toBeNull());
  expect(dialog.getByRole("combobox", { name: /^Companies/ })).toBeEnabled();
});

test("waiting edits are reported before and after impersonation", async () => {
  queue.pending = 2;
  const { user } = await open("superadmin");
  const dialog = await openPicker(user);
  expect(
    dialog.getByText("2 edits haven't been sent. They stay in this browser and are sent when you stop impersonating."),
  ).toBeInTheDocument();
  await choose(user, /^Role/, ["Employee"]);
  await user.click(dialog.getByRole("button", { name: "Start impersonating" }));
  await user.click(await screen.findByRole("button", { name: "Stop impersonating" }));
  expect(
    await screen.findByText(
      "2 edits haven't been sent. They stay in this browser until you impersonate that role again.",
    ),
  ).toBeInTheDocument();
});

test("files in flight are lost with the role, which is reported before and after", async () => {
  const unsubscribe = sessionLifetime.onChangeOfHands(() => summarizeUploads([]));
  const { user } = await open("superadmin");
  const dialog = await openPicker(user);
  act(() =>
    summarizeUploads([uploadOf("a.jpg", "sending"), uploadOf("b.jpg", "waiting"), uploadOf("d.jpg", "failed")]),
  );
  expect(
    dialog.getByText("2 files are still uploading. They are lost when you start impersonating."),
  ).toBeInTheDocument();
  expect(dialog.getByText("1 file wasn't sent. It is lost when you start impersonating.")).toBeInTheDocument();
  await choose(user, /^Role/, ["Employee"]);
  await user.click(dialog.getByRole("button", { name: "Start impersonating" }));
  const stop = await screen.findByRole("button", { name: "Stop impersonating" });
  act(() => summarizeUploads([uploadOf("c.jpg", "sending"), uploadOf("e.jpg", "failed")]));
  await user.click(stop);
  expect(await screen.findByText("2 files from that role weren't sent.")).toBeInTheDocument();
  unsubscribe();
});
