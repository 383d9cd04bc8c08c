import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { CommandDialog } from "@/components/ui/overlays/command-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Drawer } from "@/components/ui/overlays/drawer";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { AlertsViewport } from "./alerts-viewport";

jest.mock("next/navigation", () => ({ usePathname: () => "/insured/policies" }));

afterEach(() => act(() => clearAlert()));

type Layer = ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void; children: React.ReactNode }>;

const LAYERS: readonly (readonly [string, Layer])[] = [
  ["dialog", (props) => <Dialog title="Edit contact" {...props} />],
  ["drawer", (props) => <Drawer title="Edit contact" {...props} />],
  ["palette", (props) => <CommandDialog label="Edit contact" {...props} />],
];

const onRetry = jest.fn();
beforeEach(() => onRetry.mockReset());

function Page({ layer: Layer }: { layer: Layer }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Layer isOpen={isOpen} onOpenChange={setIsOpen}>
        <input aria-label="Given name" />
        <input aria-label="Family name" />
      </Layer>
      <AlertsViewport />
    </>
  );
}

/** Types in the layer, then shows the alert of a failure. */
async function typeThenFail(layer: Layer) {
  render(<Page layer={layer} />);
  await userEvent.type(await screen.findByRole("textbox", { name: "Family name" }), "Ada");
  act(
    () =>
      void showAlert({
        type: "error",
        message: "Not saved",
        isPersistent: true,
        buttonProps: { label: "Retry", onClick: onRetry },
      }),
  );
}

const field = () => screen.getByRole("textbox", { name: "Family name" });
const retry = () => screen.getByRole("button", { name: "Retry" });

describe.each(LAYERS)("over a %s", (_, layer) => {
  test("F8 focuses the alert's button, and Enter presses it", async () => {
    await typeThenFail(layer);
    await userEvent.keyboard("{F8}");
    expect(retry()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
  });

  test.each(["{F8}", "{Escape}", "{Shift>}{Tab}{/Shift}", "{Tab}{Tab}"])("%s returns to the layer", async (keys) => {
    await typeThenFail(layer);
    await userEvent.keyboard("{F8}");
    expect(retry()).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("Ada");
    expect(screen.getByText("Not saved")).toBeInTheDocument();
  });

  test("a press on the alert closes only the alert", async () => {
    await typeThenFail(layer);
    await userEvent.click(screen.getByRole("button", { name: "Close notification" }), { pointerEventsCheck: 0 });
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  test("an alert that closes by itself returns focus", async () => {
    await typeThenFail(layer);
    await userEvent.keyboard("{F8}");
    expect(retry()).toHaveFocus();
    act(() => clearAlert());
    await waitFor(() => expect(field()).toHaveFocus());
  });

  test("after the layer has closed, Escape on the alert moves the focus away and keeps the alert", async () => {
    await typeThenFail(layer);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Family name" })).not.toBeInTheDocument());
    await userEvent.keyboard("{F8}");
    expect(retry()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(retry()).not.toHaveFocus();
    expect(screen.getByText("Not saved")).toBeInTheDocument();
  });
});
