import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DraftsContext } from "@/components/ui/forms/drafts/drafts-context";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import type { Employee } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { jpegBytes } from "@/tests/support/file-bytes";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { ProfileSettings } from "./profile-settings";

const clio: Employee = {
  key: "emp-1",
  givenName: "Clio",
  familyName: "Radcliffe",
  email: "clio@lintel.test",
  phone: "+12025550114",
  role: "claims_reviewer",
  companyKeys: ["cous-1"],
};
const FALLBACK = "Failed to update employee profile!";

/** Shows the employee's name as the user menu does. */
function NameInMenu() {
  const { employee } = useCurrentEmployee();
  return <p data-testid="menu">{employee ? `${employee.givenName} ${employee.familyName}` : ""}</p>;
}

let storedEmployee: Employee;
const storeFields = ({ key: _, ...fields }: Partial<Employee>) => {
  storedEmployee = { ...storedEmployee, ...fields };
  return storedEmployee;
};
/** Opens the page; `sent` returns the changes sent so far, oldest first. */
async function open(answers: Answers = {}) {
  const calls = installBackend(
    { "employee.me": () => storedEmployee, "employee.updateProfile": storeFields, ...answers },
    { role: "claims_reviewer" },
  );
  const screenOf = renderScreen(
    <DraftsContext value={store}>
      <NameInMenu />
      <ProfileSettings />
      <ShownAlerts />
    </DraftsContext>,
  );
  await screen.findByLabelText(/^First name/);
  const sent = () => calls.filter(({ name }) => name === "employee.updateProfile").map(({ params }) => params);
  return { sent, unmount: screenOf.unmount };
}
const texts = new Map<string, string>();
const store = {
  owner: "emp-1",
  read: (name: string) => texts.get(name) ?? null,
  write: (name: string, text: string) => void texts.set(name, text),
  remove: (name: string) => void texts.delete(name),
  names: () => [...texts.keys()],
};
const firstName = () => screen.getByLabelText(/^First name/);
const phone = () => screen.getByRole("textbox", { name: "Phone" });
const alerts = () => within(screen.getByTestId("alerts"));

beforeEach(() => {
  storedEmployee = clio;
  texts.clear();
  act(() => clearAlert());
});

test("a name is saved on blur and shows in the menu before the response", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent } = await open({
    "employee.updateProfile": async (fields) => {
      await isAnswered;
      return storeFields(fields);
    },
  });
  await userEvent.clear(firstName());
  await userEvent.type(firstName(), " Clíona ");
  await userEvent.tab();
  await waitFor(() => expect(screen.getByTestId("menu")).toHaveTextContent("Clíona Radcliffe"));
  await act(async () => answer());
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(sent()).toEqual([{ key: "emp-1", givenName: "Clíona" }]);
  expect(screen.getByTestId("menu")).toHaveTextContent("Clíona Radcliffe");
});

test.each(["👩‍👩‍👧 שרה", "الأندلسي", "Łukasz <b>"])("a name such as %s is saved and shown as typed", async (name) => {
  const { sent } = await open();
  fireEvent.change(firstName(), { target: { value: name } });
  fireEvent.blur(firstName());
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(sent()).toEqual([{ key: "emp-1", givenName: name }]);
  expect(firstName()).toHaveValue(name);
  expect(screen.getByTestId("menu")).toHaveTextContent(`${name} Radcliffe`);
});

test("a phone is saved in international form, can be removed, and is not saved while incomplete", async () => {
  const { sent } = await open();
  act(() => phone().focus());
  await waitFor(() => expect(phone()).toHaveValue("+1 (202) 555-0114"));
  expect(phone()).toHaveFocus();
  await userEvent.clear(phone());
  await userEvent.type(phone(), "512 555");
  await userEvent.tab();
  expect(await screen.findByText("Invalid phone")).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.type(phone(), " 0148");
  await userEvent.tab();
  await screen.findByText("Saved");
  await userEvent.clear(phone());
  await userEvent.tab();
  await waitFor(() => expect(storedEmployee.phone).toBeNull());
  expect(sent()).toEqual([
    { key: "emp-1", phone: "+15125550148" },
    { key: "emp-1", phone: null },
  ]);
});

test.each(["", "   "])("an empty name (%j) is not sent, and the field shows why", async (nothing) => {
  const { sent } = await open();
  await userEvent.clear(firstName());
  if (nothing) await userEvent.type(firstName(), nothing);
  await userEvent.tab();
  expect(await screen.findByText("Required")).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("a refusal is shown at its field, and the menu returns to the name on file", async () => {
  const { sent } = await open({
    "employee.updateProfile": () => {
      throw new Failure(400, "givenName must not be a number");
    },
  });
  await userEvent.type(firstName(), "7");
  await userEvent.tab();
  expect(await screen.findByText("givenName must not be a number")).toBeInTheDocument();
  expect(firstName()).toHaveValue("Clio7");
  await waitFor(() => expect(screen.getByTestId("menu")).toHaveTextContent(/^Clio Radcliffe$/));
  expect(sent()).toHaveLength(1);
});

test("a failure of the backend shows one alert with the specification's text, and Retry saves", async () => {
  let isDown = true;
  const { sent } = await open({
    "employee.updateProfile": (fields) => {
      if (isDown) throw new Failure(500, "");
      return storeFields(fields);
    },
  });
  await userEvent.type(firstName(), "na");
  await userEvent.tab();
  expect(await alerts().findByText(FALLBACK)).toBeInTheDocument();
  expect(screen.getByText("Not saved. Trying again.")).toBeInTheDocument();
  expect(screen.getByTestId("menu")).toHaveTextContent(/^Clio Radcliffe$/);
  isDown = false;
  await userEvent.click(alerts().getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.getByTestId("menu")).toHaveTextContent("Cliona Radcliffe"));
  expect(alerts().queryByText(FALLBACK)).toBeNull();
  expect(sent().at(-1)).toEqual({ key: "emp-1", givenName: "Cliona" });
});

test("unsaved input is restored when the page opens again", async () => {
  let isDown = true;
  let savedCount = 0;
  const answers: Answers = {
    "employee.updateProfile": (fields) => {
      if (isDown) throw new Failure(500, "");
      savedCount += 1;
      return storeFields(fields);
    },
  };
  const { unmount } = await open(answers);
  await userEvent.type(firstName(), "na");
  await userEvent.tab();
  await alerts().findByText(FALLBACK);
  unmount();
  await open(answers);
  await waitFor(() => expect(firstName()).toHaveValue("Cliona"));
  expect(screen.getByRole("button", { name: "Discard draft" })).toBeInTheDocument();
  // Waits for the retry, so that no later test sees a request of this one.
  isDown = false;
  await waitFor(() => expect(savedCount).toBe(1), { timeout: 20_000 });
}, 40_000);

test("the email is shown and cannot be changed here", async () => {
  await open();
  const email = screen.getByRole("textbox", { name: "Email" });
  expect(email).toHaveValue("clio@lintel.test");
  expect(email).toHaveAttribute("readonly");
  expect(email).toHaveAccessibleDescription("You sign in with this address. An administrator can change it.");
});

test("an account that cannot be loaded can be loaded again", async () => {
  let isDown = true;
  installBackend({
    "employee.me": () => {
      if (isDown) throw new Failure(404, "Not now");
      return storedEmployee;
    },
  });
  renderScreen(<ProfileSettings />);
  expect(await screen.findByText("Your account couldn't be loaded.")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByLabelText(/^First name/)).toHaveValue("Clio");
});

describe("the photo", () => {
  const posted: File[] = [];
  class BucketRequest {
    upload = {};
    onload = () => {};
    status = 204;
    responseText = "";
    open() {}
    abort() {}
    send(form: FormData) {
      posted.push(form.get("file") as File);
      setTimeout(() => this.onload());
    }
  }
  const drawn: number[][] = [];
  const NEW = "https://bucket.test/avatar-1.png";
  const urls = () => ({ url: "https://bucket.test/", fields: { key: "avatar-1.png" }, publicUrl: NEW });

  beforeEach(() => {
    posted.length = 0;
    drawn.length = 0;
    Object.assign(globalThis, {
      XMLHttpRequest: BucketRequest,
      createImageBitmap: async () => ({ width: 1_000, height: 600, close: () => {} }),
    });
    Object.assign(URL, { createObjectURL: () => "blob:me", revokeObjectURL: () => {} });
    const drawImage = (_: unknown, ...numbers: number[]) => void drawn.push(numbers);
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage } as never);
    jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((callback) => callback(new Blob(["drawn"])));
  });
  afterEach(() => jest.restoreAllMocks());

  async function choose(file: File) {
    await userEvent.click(screen.getByRole("button", { name: /^(Upload|Replace) photo$/ }));
    const dialog = await screen.findByRole("dialog", { name: "Your photo" });
    const input = dialog.querySelector<HTMLInputElement>("input[type='file']") as HTMLInputElement;
    await act(async () => {
      fireEvent.change(input, { target: { files: [file] } });
    });
    return within(dialog);
  }
  const picture = () => new File([jpegBytes("a picture")], "me.jpg", { type: "image/jpeg" });

  test("a square of the photo is chosen with the keyboard, uploaded, and saved", async () => {
    const { sent } = await open({ "employee.requestAvatarUrls": urls });
    const dialog = await choose(picture());
    const zoom = await dialog.findByRole("slider", { name: "Zoom" });
    fireEvent.change(zoom, { target: { value: "2" } });
    fireEvent.change(dialog.getByRole("slider", { name: "Left to right" }), { target: { value: "0" } });
    await userEvent.click(dialog.getByRole("button", { name: "Save photo" }));
    expect(await alerts().findByText("Photo saved")).toBeInTheDocument();
    // Half of the largest square, at the left edge and vertically centered.
    expect(drawn[0]).toEqual([0, 150, 300, 300, 0, 0, 300, 300]);
    expect(posted).toHaveLength(1);
    expect(sent()).toEqual([{ key: "emp-1", photoUrl: NEW }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Replace photo" })).toBeInTheDocument();
  });

  test("an unreadable file is reported, and nothing is sent", async () => {
    const { sent } = await open({ "employee.requestAvatarUrls": urls });
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("no picture")) });
    const dialog = await choose(picture());
    expect(await dialog.findByText(/This picture can't be read\. It may be damaged\./)).toBeInTheDocument();
    expect([posted, sent()]).toEqual([[], []]);
  });

  test.each([
    ["me.svg", "image/svg+xml", 200, /PNG, JPEG or WebP/],
    ["me.png", "image/png", 0, /empty/],
    ["me.png", "image/png", 50 * 1024 * 1024, /50(\.0)? MB/],
    ["me.txt", "text/plain", 20, /PNG, JPEG or WebP/],
  ])("%s of type %s with %i bytes is refused", async (name, type, size, reason) => {
    const { sent } = await open();
    const file = new File(["x"], name, { type });
    Object.defineProperty(file, "size", { value: size });
    const dialog = await choose(file);
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(reason));
    expect(sent()).toEqual([]);
  });

  test("the photo is removed, and the initials appear at once", async () => {
    storedEmployee = { ...clio, photoUrl: NEW };
    const { sent } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(await alerts().findByText("Photo removed")).toBeInTheDocument();
    expect(sent()).toEqual([{ key: "emp-1", photoUrl: null }]);
    expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
    expect(screen.getByText("CR")).toBeInTheDocument();
  });

  test("if the browser cannot draw, no empty picture is sent", async () => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await open({ "employee.requestAvatarUrls": urls });
    const dialog = await choose(picture());
    await userEvent.click(await dialog.findByRole("button", { name: "Save photo" }));
    expect(await dialog.findByText(/This picture can't be read\. It may be damaged\./)).toBeInTheDocument();
    expect(posted).toEqual([]);
  });
});
