import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { enrolmentElementId, focusEnrolmentUnlessBusy } from "./enrolment-questions";

const frame = () => new Promise(requestAnimationFrame);

function showRow() {
  render(
    <div id={enrolmentElementId("ana")} tabIndex={-1} data-testid="ana">
      <button type="button">Baixa manual</button>
      <button type="button" aria-expanded="false">
        Mais ações
      </button>
      <div role="menu" tabIndex={-1} />
    </div>,
  );
}

test("the focus moves to the athlete once the action is answered", async () => {
  showRow();
  screen.getByRole("button", { name: "Baixa manual" }).focus();
  focusEnrolmentUnlessBusy("ana");
  await frame();
  expect(screen.getByTestId("ana")).toHaveFocus();
});

test("the focus does not move away from a menu that is open or being opened", async () => {
  showRow();
  focusEnrolmentUnlessBusy("ana");
  const trigger = screen.getByRole("button", { name: "Mais ações" });
  trigger.setAttribute("aria-expanded", "true");
  trigger.focus();
  await frame();
  expect(trigger).toHaveFocus();
  focusEnrolmentUnlessBusy("ana");
  screen.getByRole("menu").focus();
  await frame();
  expect(screen.getByRole("menu")).toHaveFocus();
});
