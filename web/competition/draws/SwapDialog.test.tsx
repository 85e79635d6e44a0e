import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dialogClosed, problemsShown, show } from "../../../tests/support/component";
import { SwapDialog } from "./SwapDialog";

test("two trade places once both are chosen; a refusal stays, with who was chosen", async () => {
  const onSwap = vi.fn<(one: string, other: string) => Promise<true | string | null>>();
  const { user } = show(
    <SwapDialog
      button="Trocar duplas"
      title="Trocar duas duplas de lugar"
      description="Até o primeiro jogo da categoria começar."
      label="Esta dupla"
      options={[
        { value: "1", label: "Ana / Bia" },
        { value: "2", label: "Caia / Duda" },
      ]}
      pending={false}
      onSwap={onSwap}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Trocar duplas" }));
  const swap = screen.getByRole("button", { name: "Trocar" });
  await user.click(swap);
  expect(onSwap).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText("Esta dupla"), "1");
  expect(screen.getByLabelText("troca com")).not.toHaveTextContent("Ana / Bia");
  await user.selectOptions(screen.getByLabelText("troca com"), "2");
  expect(await problemsShown()).toEqual([]);
  onSwap.mockResolvedValueOnce("O primeiro jogo já começou.");
  await user.click(swap);
  expect(onSwap).toHaveBeenCalledExactlyOnceWith("1", "2");
  expect(screen.getByText("O primeiro jogo já começou.")).toBeVisible();
  expect(screen.getByLabelText("troca com")).toHaveValue("2");
  onSwap.mockResolvedValueOnce(true);
  await user.click(swap);
  await dialogClosed();
});
