import { act, fireEvent, render, screen } from "@testing-library/react";
import { useQueueAddress } from "./use-queue-address";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const goInQueue = jest.fn();
function Queue() {
  const { go } = useQueueAddress({ isQueue: true, goInQueue });
  return (
    <>
      <button type="button" onClick={() => go("srv-2")}>
        Next
      </button>
      <a href="/insured/overview/ins-1/prj-1" onClick={(event) => event.preventDefault()}>
        Harriet
      </a>
    </>
  );
}

test("a claim opened while a step is written to the address is opened again after the write", async () => {
  window.history.replaceState(null, "", "/insured/inspections?queue=srv-1");
  let finishWrite = () => {};
  goInQueue.mockReturnValue(new Promise<void>((resolve) => (finishWrite = resolve)));
  render(<Queue />);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  fireEvent.click(screen.getByRole("link", { name: "Harriet" }));
  await act(async () => {});
  expect(push).not.toHaveBeenCalled();
  await act(async () => finishWrite());
  expect(push.mock.calls).toEqual([["/insured/overview/ins-1/prj-1"]]);
  fireEvent.click(screen.getByRole("link", { name: "Harriet" }));
  await act(async () => {});
  expect(push).toHaveBeenCalledTimes(1);
});
