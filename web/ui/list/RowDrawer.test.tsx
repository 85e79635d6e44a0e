import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../../tests/support/component";
import { DialogWindow } from "../DialogWindow";
import { useActing } from "../dialog-state";
import { RowDrawer } from "./RowDetails";
import { useOpenedRow } from "./list-address";

/** A list's drawer, and a dialog that a button beside it opens. */
function Desk() {
  const { openedId, close } = useOpenedRow();
  const [asked, setAsked] = useState<object | null>(null);
  const shown = useActing(asked);
  return (
    <>
      <button onClick={() => setAsked({})}>Cadastros repetidos</button>
      <RowDrawer openedId={openedId} onClose={close} title="Ana Lopes">
        Detalhes
      </RowDrawer>
      <DialogWindow open={shown?.open ?? false} onClose={() => setAsked(null)} title="Cadastros repetidos">
        Nenhum nome se repete.
      </DialogWindow>
    </>
  );
}

test("a dialog stays when a drawer that was open before it goes late", async () => {
  const { user, router } = show(<Desk />);
  await act(() => router.navigate("/?aberto=1"));
  expect(await screen.findByRole("dialog", { name: "Ana Lopes" })).toBeVisible();
  await user.click(screen.getByText("Cadastros repetidos"));
  const dialog = await screen.findByRole("dialog", { name: "Cadastros repetidos" });
  await act(() => router.navigate("/"));
  await expect.poll(() => screen.queryByText("Detalhes")).toBeNull();
  expect(dialog).toHaveAttribute("data-state", "open");
});
