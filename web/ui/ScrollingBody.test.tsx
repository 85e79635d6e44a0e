import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../tests/support/component";
import { DialogWindow } from "./DialogWindow";

/** The height of the content, in a dialog of 100 px. */
let height = 0;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => height);
});
afterEach(() => void vi.restoreAllMocks());

const body = () => screen.getByText("Regulamento").closest(".chakra-dialog__body");

const around = {
  nothing: null,
  link: <a href="/regulamento">Abrir</a>,
  off: <button disabled>Salvar</button>,
};

test.each([
  ["long text takes the focus", 500, "nothing", "0"],
  ["text that is shown whole does not", 100, "nothing", null],
  ["nor does long text with a link, by which the keyboard scrolls", 500, "link", null],
  ["a button that is off is no way to scroll", 500, "off", "0"],
] as const)("%s", async (_what, tall, beside, tabIndex) => {
  height = tall;
  show(
    <DialogWindow open sheet title="Torneio" onClose={() => {}}>
      <p>Regulamento</p>
      {around[beside]}
    </DialogWindow>,
  );
  await screen.findByText("Regulamento");
  expect(body()?.getAttribute("tabindex")).toBe(tabIndex);
});
