import { act, fireEvent, render, screen } from "@testing-library/react";
import { askWatched } from "@/lib/client/calls/call-watch";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { RECORDER_GLOBAL } from "@/lib/telemetry/session-recorder";
import { expectConsole } from "@/tests/support/quiet-console";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { Recording } from "./recording";

const CONFIG = { project: "worker-nonprod", scriptUrl: "https://record.test/r.js" };
let path = "/insured/policies";
let employee: object | null = null;
jest.mock("next/navigation", () => ({ usePathname: () => path }));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: () => ({ session: { employeeKey: "emp-1" } }) }));
jest.mock("@/lib/client/session/use-current-employee", () => ({ useCurrentEmployee: () => ({ employee }) }));

let recorded: unknown[][] = [];
const recordCall =
  (name: string) =>
  (...args: unknown[]) =>
    recorded.push([name, ...args.slice(0, name === "record" ? 1 : 2)]);

const tree = () => (
  <PublicConfigProvider config={{ ...WITHOUT_VENDORS, build: "1.2.3", recording: CONFIG } as never}>
    <Recording config={CONFIG} />
    <button type="button">Save Oak Lane</button>
    <label>
      Note <input defaultValue="canary" />
    </label>
    <div role="dialog">
      <ol data-private>
        <li>canary</li>
      </ol>
      <button type="button" data-private>
        canary
      </button>
    </div>
  </PublicConfigProvider>
);
const script = () => document.querySelector<HTMLScriptElement>("script[src]");
const go = (to: string) => {
  path = to;
  window.history.replaceState(null, "", to);
};

beforeEach(() => {
  recorded = [];
  employee = { key: "emp-1", email: "a@b.test", givenName: "Ada", familyName: "Byron" };
  script()?.remove();
  Object.assign(window, {
    [RECORDER_GLOBAL]: {
      init: recordCall("init"),
      identify: recordCall("identify"),
      forget: recordCall("forget"),
      record: recordCall("record"),
    },
  });
  go("/insured/policies");
});

const refuse = () => {
  throw new Error("refused");
};

async function begin() {
  const view = render(tree());
  await act(async () => script()?.dispatchEvent(new Event("load")));
  return view;
}

test("the script is requested without a referrer, and receives the page and the person", async () => {
  await begin();
  expect(script()).toMatchObject({ src: CONFIG.scriptUrl, async: true, referrerPolicy: "no-referrer" });
  expect(recorded.map(([name, first]) => [name, first])).toEqual([
    ["init", "worker-nonprod"],
    ["record", { kind: "page", path: "/insured/policies" }],
    ["identify", "emp-1"],
  ]);
  expect(recorded[2]?.[2]).toMatchObject({ name: "Ada Byron", email: "a@b.test", phone: "", build: "1.2.3" });
});

test("presses are reported by name; fields without content, private parts without a name", async () => {
  await begin();
  recorded = [];
  fireEvent.click(screen.getByText("Save Oak Lane"));
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "canary-2" } });
  for (const part of screen.getAllByText("canary")) fireEvent.click(part);
  expect(recorded).toEqual([
    ["record", { kind: "click", control: "button", name: "Save Oak Lane" }],
    ["record", { kind: "change", control: "input", name: "Note" }],
    ["record", { kind: "click", control: "button", name: "" }],
  ]);
});

test("a panel, a table or a group of choices is not reported, but each choice is reported by name", async () => {
  const { container } = await begin();
  recorded = [];
  container.insertAdjacentHTML(
    "beforeend",
    `<div role="tabpanel"><div role="table" aria-label="Active insured"><div role="radiogroup">
      <span>blank ground</span><span role="menuitemradio">Dark</span></div></div></div>`,
  );
  fireEvent.click(screen.getByText("blank ground"));
  fireEvent.click(screen.getByText("Dark"));
  expect(recorded).toEqual([["record", { kind: "click", control: "menuitemradio", name: "Dark" }]]);
});

test("log-out clears the person, and the same person is reported again afterward", async () => {
  const { rerender } = await begin();
  recorded = [];
  act(() => sessionLifetime.end("manual"));
  rerender(tree());
  expect(recorded).toEqual([["forget"]]);
  act(() => sessionLifetime.begin());
  expect(recorded.map(([name]) => name)).toEqual(["forget", "identify"]);
});

test("a record read before the session changed is not reported", async () => {
  employee = { key: "emp-2", email: "c@d.test" };
  await begin();
  expect(recorded.filter(([name]) => name === "identify")).toEqual([]);
});

test("at an address with a token nothing is reported", async () => {
  const { rerender } = await begin();
  recorded = [];
  go("/reset-password/a@b.test/canary");
  rerender(tree());
  fireEvent.click(screen.getByText("Save Oak Lane"));
  expect(recorded).toEqual([]);
});

const NETWORK = "Session recording: script did not load (check your network connection)";
const UNUSABLE = "Session recording: script could not load";
const BLOCKED = "Session recording: script execution blocked by a product or service";

/** Returns how often the response of a call is copied, which recording does once. */
async function copiesOfACall(): Promise<number> {
  const answer = { status: 200, headers: new Headers(), clone: jest.fn(() => ({ text: async () => "{}" })) };
  const received = await askWatched(async () => answer as never, "/api/backend/insured/list", { method: "GET" });
  expect(received).toBe(answer);
  return answer.clone.mock.calls.length;
}
/** Dispatches events of the script or of the page's policy, and waits for their effects. */
const dispatchEvents = (...events: Event[]) =>
  act(async () => {
    for (const event of events) (event.type === "securitypolicyviolation" ? document : script())?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
const refused = () => Object.assign(new Event("securitypolicyviolation"), { blockedURI: CONFIG.scriptUrl });
const global = (value: unknown) => Object.assign(window, { [RECORDER_GLOBAL]: value });

test.each<[string, () => void | Promise<void>, string | null]>([
  ["a script that the network does not deliver", () => dispatchEvents(new Event("error")), NETWORK],
  ["a policy that refuses the script", () => dispatchEvents(refused(), new Event("error")), BLOCKED],
  ["a policy violation that is reported after the error", () => dispatchEvents(new Event("error"), refused()), BLOCKED],
  [
    "a script that defines no recorder",
    () => {
      global(undefined);
      return dispatchEvents(new Event("load"));
    },
    UNUSABLE,
  ],
  [
    "a recorder that throws when a press is reported",
    async () => {
      await dispatchEvents(new Event("load"));
      global(Object.assign(window[RECORDER_GLOBAL as never] as object, { record: refuse }));
      recorded = [];
      fireEvent.click(screen.getByText("Save Oak Lane"));
    },
    BLOCKED,
  ],
  [
    "more than 1000 actions before the script has loaded",
    async () => {
      const field = screen.getByLabelText("Note");
      // The opened page and the signed-in person are queued already.
      for (let count = 0; count < 999; count += 1) fireEvent.change(field, { target: { value: `${count}` } });
      await dispatchEvents(new Event("load"));
      recorded = [];
    },
    null,
  ],
])("%s ends the recording with at most one warning, and no more listeners or copies", async (_, fail, message) => {
  expectConsole(/^Session recording: /);
  const warn = jest.spyOn(console, "warn");
  const [added, removed] = [jest.spyOn(document, "addEventListener"), jest.spyOn(document, "removeEventListener")];
  const watchers = (spy: typeof added) => spy.mock.calls.filter(([kind]) => kind === "click" || kind === "change");
  render(tree());
  expect(watchers(added)).toHaveLength(2);
  expect(await copiesOfACall()).toBe(1);
  await act(async () => fail());
  fireEvent.click(screen.getByText("Save Oak Lane"));
  expect(await copiesOfACall()).toBe(0);
  act(() => sessionLifetime.end("manual"));
  act(() => sessionLifetime.begin());
  expect(warn.mock.calls).toEqual(message ? [[message]] : []);
  expect(recorded).toEqual([]);
  expect(watchers(removed).map(([, listener]) => listener)).toEqual(watchers(added).map(([, listener]) => listener));
  for (const spy of [warn, added, removed]) spy.mockRestore();
});
