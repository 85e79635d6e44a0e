import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { clockAt } from "../../../server/platform/time/time-zone.rules";
import { isInTheWay, useGridDrag, type GridItem } from "./court-grid";

const at = (clock: string) => Date.parse(`2030-04-09T${clock}:00Z`);
// Ten hours on 600 pixels: a minute is one.
const reach = { from: at("08:00"), until: at("18:00"), hours: [] };
const item: GridItem = { id: "aula", courtKey: "q1", startsAt: at("10:00"), endsAt: at("11:30") };
const onDrop = vi.fn<(to: GridItem) => void>();
const onOpen = vi.fn<() => void>();
beforeEach(() => {
  onDrop.mockClear();
  onOpen.mockClear();
});

function Grid() {
  const { dragged, handlersFor } = useGridDrag({ columns: ["q1", "q2", "q3"], reach, onDrop });
  const { onClick, ...moving } = handlersFor(item);
  const click = (event: React.MouseEvent) => {
    onClick(event);
    if (!event.defaultPrevented) onOpen();
  };
  return (
    <ul>
      <li>
        <button type="button" {...moving} onClick={click}>
          {dragged ? `${dragged.courtKey} ${clockAt(dragged.startsAt, "UTC")}` : "em casa"}
        </button>
      </li>
    </ul>
  );
}

function show() {
  render(<Grid />);
  const block = screen.getByRole("button");
  block.setPointerCapture = () => {};
  block.closest("ul")!.getBoundingClientRect = () => new DOMRect(0, 0, 100, 600);
  const mouse = { button: 0, pointerId: 1, pointerType: "mouse", clientX: 50, clientY: 150 };
  return {
    block,
    press: (how = {}) => fireEvent.pointerDown(block, { ...mouse, ...how }),
    move: (dx: number, dy: number, how = {}) =>
      fireEvent.pointerMove(block, { ...mouse, ...how, clientX: 50 + dx, clientY: 150 + dy }),
    letGo: () => {
      fireEvent.pointerUp(block, mouse);
      fireEvent.click(block);
    },
  };
}

test("a mouse carries it in quarters of an hour over the courts, and it lands where it shows", () => {
  const { block, press, move, letGo } = show();
  press();
  move(4, 10);
  expect(block).toHaveTextContent("q1 10:15");
  move(110, 52);
  expect(block).toHaveTextContent("q2 10:45");
  letGo();
  expect(onDrop.mock.calls).toEqual([
    [{ id: "aula", courtKey: "q2", startsAt: at("10:45"), endsAt: at("12:15") }],
  ]);
  expect(onOpen).not.toHaveBeenCalled();
  expect(block).toHaveTextContent("em casa");
});

test("it never leaves the day or the courts", () => {
  const { block, press, move } = show();
  press();
  move(-900, -900);
  expect(block).toHaveTextContent("q1 08:00");
  move(900, 900);
  expect(block).toHaveTextContent("q3 16:30");
});

test("back where it stands nothing has happened", () => {
  const { press, move, letGo } = show();
  press();
  move(120, 60);
  move(3, 3);
  letGo();
  expect(onDrop).not.toHaveBeenCalled();
});

test("Escape takes it back, and the mouse that lets go afterwards opens nothing", () => {
  const { block, press, move, letGo } = show();
  press();
  move(110, 60);
  fireEvent.keyDown(window, { key: "Escape" });
  expect(block).toHaveTextContent("em casa");
  move(110, 90);
  letGo();
  expect(onDrop).not.toHaveBeenCalled();
  expect(onOpen).not.toHaveBeenCalled();
});

test("a press that hardly moves opens it, and a finger scrolls", () => {
  const { block, press, move, letGo } = show();
  press();
  move(2, 3);
  letGo();
  expect(onOpen).toHaveBeenCalledTimes(1);
  press({ pointerType: "touch" });
  move(110, 60, { pointerType: "touch" });
  expect(block).toHaveTextContent("em casa");
});

test("only what overlaps on the same court is in the way", () => {
  const other = { id: "outra", courtKey: "q1", startsAt: at("11:30"), endsAt: at("12:30") };
  expect(isInTheWay(item, [item, other])).toBe(false);
  expect(isInTheWay(item, [{ ...other, startsAt: at("11:15") }])).toBe(true);
  expect(isInTheWay(item, [{ ...other, startsAt: at("11:15"), courtKey: "q2" }])).toBe(false);
});
