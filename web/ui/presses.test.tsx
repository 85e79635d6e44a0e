import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { guardDoubleClicks } from "./presses";

guardDoubleClicks(document);

const done = vi.fn<() => void>();

function Steps() {
  const [step, setStep] = useState(1);
  return step === 1 ? (
    <button key="first" type="button" onClick={() => setStep(2)}>
      Criar
    </button>
  ) : (
    <button key="second" type="button" onClick={done}>
      Já guardei
    </button>
  );
}

test("the second press of a double click does not press what has come in its place", () => {
  render(<Steps />);
  fireEvent.click(screen.getByRole("button", { name: "Criar" }), { detail: 1 });
  const second = screen.getByRole("button", { name: "Já guardei" });
  fireEvent.click(second, { detail: 2 });
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(second, { detail: 1 });
  expect(done).toHaveBeenCalledOnce();
});

test("pressing the same thing often, or with the keyboard, works as ever", () => {
  const tap = vi.fn<() => void>();
  render(
    <button type="button" onClick={tap}>
      Ponto
    </button>,
  );
  const button = screen.getByRole("button", { name: "Ponto" });
  for (const detail of [1, 2, 3, 0, 0]) fireEvent.click(button, { detail });
  expect(tap).toHaveBeenCalledTimes(5);
});
