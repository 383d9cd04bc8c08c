import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SavedViewsMenu } from "./saved-views-menu";
import { useSavedViews } from "./use-saved-views";

function memoryStore() {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (name: string) => texts.get(name) ?? null,
    write: (name: string, text: string) => void texts.set(name, text),
  };
}

function List({ store, query }: { store: ReturnType<typeof memoryStore>; query: string }) {
  return <SavedViewsMenu saved={useSavedViews(store, "boats")} path="/boats" query={query} />;
}

function Names({ store }: { store: ReturnType<typeof memoryStore> }) {
  return <p>{useSavedViews(store, "boats").views.map(({ name }) => name)}</p>;
}

test("saves the current view under a name, and offers a link to the view", async () => {
  const store = memoryStore();
  const first = render(<List store={store} query="?color=red" />);
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Red ones{Enter}");
  expect(screen.getByRole("link", { name: "Red ones" })).toHaveAttribute("href", "/boats?color=red");
  expect(screen.getByRole("link", { name: "Red ones" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("Current view: “Red ones”")).toBeInTheDocument();
  first.unmount();

  render(<List store={store} query="" />);
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  expect(await screen.findByRole("link", { name: "Red ones" })).not.toHaveAttribute("aria-current");
});

test("removes a view, and restores the view on Undo", async () => {
  const store = memoryStore();
  store.write("views of boats", JSON.stringify([{ name: "Red ones", query: "?color=red" }]));
  render(<List store={store} query="?color=red" />);
  await userEvent.click(screen.getByRole("button", { name: "Red ones" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove Red ones" }));
  expect(screen.queryByRole("link", { name: "Red ones" })).not.toBeInTheDocument();
  expect(store.texts.get("views of boats")).toBe("[]");
  expect(document.body).not.toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("link", { name: "Red ones" })).toBeInTheDocument();
});

test("keeps views that another tab has saved", async () => {
  const store = memoryStore();
  render(<List store={store} query="?color=red" />);
  store.write("views of boats", JSON.stringify([{ name: "Old ones", query: "?age=9" }]));
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Red ones{Enter}");
  expect(screen.getByRole("link", { name: "Old ones" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Red ones" })).toBeInTheDocument();
});

test("saves nothing without a name, and shows why", async () => {
  render(<List store={memoryStore()} query="" />);
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  expect(await screen.findByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("Save the current filters, search and order as a view.")).toBeInTheDocument();
});

test("shows a view saved in one component at once in another", async () => {
  const store = memoryStore();
  render(
    <>
      <List store={store} query="?color=red" />
      <Names store={store} />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Red ones{Enter}");
  expect(screen.getByText("Red ones", { selector: "p" })).toBeInTheDocument();
});
