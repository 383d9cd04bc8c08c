import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { StoredDraftsProvider } from "@/components/shell/stored-drafts-provider";
import { useAlerts } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Insured, Project } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import { type Answers, type Call, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { insuredRecord, projectRecord } from "@/tests/support/insured-records";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { EditInsuredDrawer } from "./edit-insured-drawer";

const ada = insuredRecord(1);
const onOpenChange = jest.fn();

/** Simulates that the list behind the drawer read the insured again. */
let readAgain = (_insured: Insured) => {};

function Page({ first, project }: { first: Insured; project?: Project }) {
  const [insured, setInsured] = useState(first);
  readAgain = setInsured;
  return (
    <EditInsuredDrawer
      insured={insured}
      isOpen
      onOpenChange={onOpenChange}
      companyName="Keystone Mutual"
      project={project}
    />
  );
}

function open(answers: Answers = {}, insured: Insured = ada, project?: Project) {
  const calls = installBackend({
    "insured.checkDuplicates": () => [],
    "invite.validatePhone": ({ phone }) => ({ isValid: true, phone }),
    ...answers,
  });
  renderScreen(
    <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
      <Page first={insured} project={project} />
    </PublicConfigProvider>,
  );
  return calls;
}
const sent = (calls: Call[], name: Call["name"]) =>
  calls.filter((call) => call.name === name).map(({ params }) => params);
const field = (label: string | RegExp) => screen.getByLabelText(label);
async function retype(label: string | RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
  await userEvent.tab();
}

beforeEach(async () => {
  onOpenChange.mockReset();
  await startQueue();
});
afterEach(stopQueue);

test("each field saves on blur with the newest revision", async () => {
  let revision = 4;
  const calls = open({
    "insured.update": (fields) => {
      revision += 1;
      return { ...ada, ...fields, revision };
    },
  });
  await retype(/^First name/, "Augusta");
  await waitFor(() =>
    expect(sent(calls, "insured.update")).toEqual([{ key: "ins-1", revision: 4, givenName: "Augusta" }]),
  );
  await retype("Email", "augusta@example.com");
  await waitFor(() => expect(sent(calls, "insured.update")).toHaveLength(2));
  expect(sent(calls, "insured.update")[1]).toEqual({ key: "ins-1", revision: 5, email: "augusta@example.com" });
  expect(field("Company")).toHaveAttribute("readonly");
});

test("an email may be emptied, a name may not", async () => {
  const calls = open({ "insured.update": (fields) => ({ ...ada, ...fields, revision: 5 }) });
  await userEvent.clear(field(/^Last name/));
  await userEvent.tab();
  await userEvent.clear(field("Email"));
  await userEvent.tab();
  await waitFor(() => expect(sent(calls, "insured.update")).toEqual([{ key: "ins-1", revision: 4, email: null }]));
  expect(screen.getByText("Required")).toBeVisible();
});

describe("unsaved text when the drawer closes", () => {
  const drawer = (insured: Insured) => (
    <StoredDraftsProvider>
      <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
        <Page first={insured} />
      </PublicConfigProvider>
    </StoredDraftsProvider>
  );
  const show = (answers: Answers, insured = ada) => {
    const calls = installBackend({ "insured.checkDuplicates": () => [], ...answers });
    return { calls, ...renderScreen(drawer(insured)) };
  };
  const alertTexts = () =>
    renderHook(() => useAlerts()).result.current.map(({ type, message }) => `${type}: ${message}`);
  const draftStored = () => waitFor(() => expect(Object.keys(localStorage).join()).toContain("draft"));
  beforeEach(() => localStorage.clear());

  test("an emptied name is reported with the reason, and restored from its draft", async () => {
    const first = show({});
    await userEvent.clear(field(/^Last name/));
    await draftStored();
    first.unmount();
    expect(alertTexts()).toEqual([
      "warning: Last name was left empty: not saved (Required). It is kept as a draft until you open this again.",
    ]);
    const { calls } = show({});
    await waitFor(() => expect(field(/^Last name/)).toHaveValue(""));
    expect(await screen.findByText("Required")).toBeVisible();
    expect(await screen.findByText("Not saved")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
    expect(field(/^Last name/)).toHaveValue("Family1");
    expect(sent(calls, "insured.update")).toEqual([]);
  });

  test("after the session ends nothing is reported, and the draft waits for the same person", async () => {
    const first = show({});
    await userEvent.clear(field(/^Last name/));
    await draftStored();
    act(() => sessionLifetime.end("expired"));
    first.unmount();
    expect(alertTexts()).toEqual([]);
    act(() => sessionLifetime.begin());
    show({});
    await waitFor(() => expect(field(/^Last name/)).toHaveValue(""));
  });

  test("an incomplete address is reported, and restored from its draft", async () => {
    const first = show({});
    await userEvent.clear(field("City"));
    await draftStored();
    first.unmount();
    expect(alertTexts()[0]).toMatch(
      /^warning: Property address “.+”: not saved \(Enter street, city, state and ZIP code/,
    );
    show({});
    await waitFor(() => expect(field("City")).toHaveValue(""));
  });

  test("a draft does not overwrite a newer text of someone else", async () => {
    const first = show({});
    await userEvent.clear(field("Email"));
    await userEvent.type(field("Email"), "mine@");
    await draftStored();
    first.unmount();
    const theirs = { ...ada, email: "theirs@example.com", revision: 9 };
    const { calls } = show({}, theirs);
    await waitFor(() => expect(field("Email")).toHaveValue("mine@"));
    await userEvent.type(field("Email"), "example.com");
    await userEvent.tab();
    expect(await screen.findByRole("group", { name: /Email was changed by someone else/ })).toBeVisible();
    expect(sent(calls, "insured.update")).toEqual([]);
  });
});

test("the backend checks a phone number before it is saved", async () => {
  const calls = open({ "invite.validatePhone": () => ({ isValid: false, phone: "" }) });
  await retype("Phone", "512 555 0199");
  expect(await screen.findByText("Invalid phone number")).toBeVisible();
  expect(sent(calls, "invite.validatePhone")).toEqual([{ phone: "+15125550199" }]);
  expect(sent(calls, "insured.update")).toEqual([]);
});

test("a conflict shows both texts, overwrites nothing, and sends the user's text once chosen", async () => {
  const theirs = { ...ada, email: "theirs@example.com", revision: 9 };
  const calls = open({
    "insured.update": (fields) => {
      if (fields.revision !== 9)
        throw new Failure(409, "The record has changed in the meantime.", { conflicts: [theirs] });
      return { ...theirs, ...fields, revision: 10 };
    },
  });
  await retype("Email", "mine@example.com");
  const choice = await screen.findByRole("group", { name: /Email was changed by someone else/ });
  expect(within(choice).getByText("mine@example.com")).toBeVisible();
  expect(within(choice).getByText("theirs@example.com")).toBeVisible();
  expect(sent(calls, "insured.update")).toHaveLength(1);
  expect(browserQueue().getState().failed).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => readAgain(theirs));
  expect(within(choice).getByText("mine@example.com")).toBeVisible();
  await userEvent.click(within(choice).getByRole("button", { name: "Use mine" }));
  await waitFor(() =>
    expect(sent(calls, "insured.update")[1]).toEqual({ key: "ins-1", revision: 9, email: "mine@example.com" }),
  );
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
  expect(field("Email")).toHaveValue("mine@example.com");
});

test("keeping the text on file sends nothing", async () => {
  const theirs = { ...ada, email: "theirs@example.com", revision: 9 };
  const calls = open({
    "insured.update": () => {
      throw new Failure(409, "The record has changed in the meantime.", { conflicts: [theirs] });
    },
  });
  await retype("Email", "mine@example.com");
  await userEvent.click(await screen.findByRole("button", { name: "Keep theirs" }));
  expect(await screen.findByLabelText("Email")).toHaveValue("theirs@example.com");
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent(calls, "insured.update")).toHaveLength(1);
  expect(browserQueue().getState().failed).toEqual([]);
});

test("someone else's change of another field causes no conflict", async () => {
  const theirs = { ...ada, phone: "+14155550162", revision: 9 };
  const calls = open({
    "insured.update": (fields) => {
      if (fields.revision !== 9)
        throw new Failure(409, "The record has changed in the meantime.", { conflicts: [theirs] });
      return { ...theirs, ...fields, revision: 10 };
    },
  });
  await retype("Email", "mine@example.com");
  await waitFor(() => expect(sent(calls, "insured.update").map(({ revision }) => revision)).toEqual([4, 9]));
  expect(screen.queryByText(/changed by someone else/)).toBeNull();
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("another refusal is shown at the field, and the text stays", async () => {
  open({
    "insured.update": () => {
      throw new Failure(400, "Please enter a valid email address.");
    },
  });
  await retype("Email", "odd@example.com");
  expect(await screen.findByText("Please enter a valid email address.")).toBeVisible();
  act(() => readAgain({ ...ada, email: "theirs@example.com", revision: 9 }));
  expect(field("Email")).toHaveValue("odd@example.com");
});

test("without an answer the text waits in the queue, and the field says so", async () => {
  open({
    "insured.update": () => {
      throw new TypeError("network");
    },
  });
  await retype("Email", "later@example.com");
  expect(await screen.findByText("Saves when the connection is back")).toBeVisible();
  expect((await browserQueue().openGestures()).map(({ label }) => label)).toEqual(["Insured Given1 Family1"]);
});

test("a change of one address field saves the whole property address", async () => {
  const calls = open(
    {
      "property.update": (fields) => fields,
      "property.create": (fields) => fields,
    },
    ada,
  );
  await retype("City", "Petaluma");
  await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(1));
  expect(sent(calls, "property.update")[0]).toMatchObject({
    key: "pr-1",
    address: { line1: "1 Alder St", city: "Petaluma" },
  });
});

test("for an older claim, the property of that claim is edited", async () => {
  const cabin = {
    ...ada.properties![0]!,
    key: "pr-9",
    address: { ...ada.properties![0]!.address, line1: "9 Cabin Rd" },
  };
  const older = projectRecord(9, { propertyKey: "pr-9", createdAt: "2020-01-01T00:00:00Z" });
  const withCabin = { ...ada, properties: [...ada.properties!, cabin], projects: [...ada.projects!, older] };
  const calls = open({ "property.update": (fields) => fields }, withCabin, older);
  expect(field("Address line 1")).toHaveValue("9 Cabin Rd");
  await retype("City", "Petaluma");
  await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(1));
  expect(sent(calls, "property.update")[0]).toMatchObject({ key: "pr-9", address: { city: "Petaluma" } });
});
