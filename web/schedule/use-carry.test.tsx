import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { slotMinutes } from "../../server/sport/scheduling/schedule-plan.rules";
import { minuteMs, type ViewMatch } from "./public/schedule-view";
import { useCarry, type Carried } from "./use-carry";

const pixelsPerMinute = 2;
const columnWidth = 100;
const courts = ["1", "2", "3"].map((key) => ({
  key,
  name: `Quadra ${key}`,
  venue: null,
  currentId: null,
  freeAt: null,
  proposal: null,
  hint: null,
}));
const startsAt = Date.UTC(2026, 10, 21, 12);
const match = { id: "jogo", courtKey: "1", startsAt } as ViewMatch;

const dropped = vi.fn<(place: Carried) => Promise<boolean>>(async () => false);
const opened = vi.fn<(match: ViewMatch) => void>();
beforeEach(() => {
  dropped.mockClear();
  opened.mockClear();
});

function Block() {
  const { carried, handlersFor } = useCarry({ courts, pixelsPerMinute, onDrop: dropped, onOpen: opened });
  const minutes = carried ? (carried.startsAt - startsAt) / minuteMs : 0;
  return (
    <button type="button" {...handlersFor(match)}>
      {carried ? `${carried.courtKey} +${minutes}` : "em casa"}
    </button>
  );
}

function show() {
  render(<Block />);
  const block = screen.getByRole("button");
  block.setPointerCapture = () => {};
  block.parentElement!.getBoundingClientRect = () => new DOMRect(0, 0, columnWidth, 500);
  const at = { button: 0, pointerId: 1, pointerType: "mouse", clientX: 50, clientY: 50 };
  return {
    block,
    press: (how = {}) => fireEvent.pointerDown(block, { ...at, ...how }),
    move: (dx: number, dy: number, how = {}) =>
      fireEvent.pointerMove(block, { ...at, ...how, clientX: 50 + dx, clientY: 50 + dy }),
    let: () => {
      fireEvent.pointerUp(block, at);
      fireEvent.click(block);
    },
  };
}

test("a mouse carries a match in whole slots over the courts, and lets it go where it shows", async () => {
  const mouse = show();
  mouse.press();
  mouse.move(0, 13);
  expect(mouse.block).toHaveTextContent(`1 +${slotMinutes}`);
  mouse.move(60, 38);
  expect(mouse.block).toHaveTextContent(`2 +${4 * slotMinutes}`);
  mouse.move(900, -21);
  expect(mouse.block).toHaveTextContent(`3 +${-2 * slotMinutes}`);
  mouse.let();
  expect(dropped.mock.calls).toEqual([
    [{ id: "jogo", courtKey: "3", startsAt: startsAt - 2 * slotMinutes * minuteMs }],
  ]);
  expect(opened).not.toHaveBeenCalled();
  expect(await screen.findByText("em casa")).toBe(mouse.block);
});

test("a press that hardly moves opens the match", () => {
  const mouse = show();
  mouse.press();
  mouse.move(3, 4);
  mouse.let();
  expect(opened).toHaveBeenCalledWith(match);
  expect(dropped).not.toHaveBeenCalled();
});

test("a finger scrolls the page and carries nothing", () => {
  const finger = show();
  finger.press({ pointerType: "touch" });
  finger.move(60, 38, { pointerType: "touch" });
  expect(finger.block).toHaveTextContent("em casa");
  finger.let();
  expect(opened).toHaveBeenCalledWith(match);
});

test("arrow keys carry it, Enter lets it go, Escape takes it back", () => {
  const { block } = show();
  fireEvent.keyDown(block, { key: "ArrowDown" });
  fireEvent.keyDown(block, { key: "ArrowDown", shiftKey: true });
  fireEvent.keyDown(block, { key: "ArrowRight" });
  expect(block).toHaveTextContent(`2 +${7 * slotMinutes}`);
  fireEvent.keyDown(block, { key: "Escape" });
  expect(block).toHaveTextContent("em casa");
  fireEvent.keyDown(block, { key: "ArrowUp" });
  fireEvent.click(block);
  expect(dropped.mock.calls).toEqual([
    [{ id: "jogo", courtKey: "1", startsAt: startsAt - slotMinutes * minuteMs }],
  ]);
});
