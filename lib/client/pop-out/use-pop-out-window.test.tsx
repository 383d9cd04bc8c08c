import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PopOutHost } from "./pop-out-window";
import { usePopOutWindow } from "./use-pop-out-window";

const opened = { closed: false, close: jest.fn(), focus: () => {}, postMessage: () => {} };
const host: PopOutHost = {
  screen: { availWidth: 1440, availHeight: 900 },
  open: () => opened,
  addEventListener: () => {},
  removeEventListener: () => {},
};
const blocking: PopOutHost = { ...host, open: () => null };

function Report({ staysOpen = true, browser = host }: { staysOpen?: boolean; browser?: PopOutHost }) {
  const { state, open } = usePopOutWindow({ url: "/report", name: "report", staysOpen, host: browser });
  return (
    <>
      <button type="button" onClick={() => void open()}>
        Open
      </button>
      <p role="status">{state}</p>
    </>
  );
}

beforeEach(() => {
  opened.closed = false;
  opened.close.mockReset().mockImplementation(() => {
    opened.closed = true;
  });
});

test("reports an open window, and closes the window once it may not stay open", async () => {
  const { rerender } = render(<Report />);
  expect(screen.getByRole("status")).toHaveTextContent("closed");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("status")).toHaveTextContent("open");
  rerender(<Report staysOpen={false} />);
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toHaveTextContent("closed");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("status")).toHaveTextContent("closed");
});

test("reports that the browser blocked the window", async () => {
  render(<Report browser={blocking} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("status")).toHaveTextContent("blocked");
});

test("closes the window on unmount", async () => {
  const { unmount } = render(<Report />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  act(() => unmount());
  expect(opened.close).toHaveBeenCalledTimes(1);
});
