import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { dialogClosed, problemsShown, show } from "../../../tests/support/component";
import { SwapDialog } from "./SwapDialog";

type Swap = (one: string, other: string) => Promise<true | string | null>;

function Swapping({ onSwap }: { onSwap: Swap }) {
  const [pending, setPending] = useState(false);
  return (
    <SwapDialog
      button="Trocar duplas"
      title="Trocar duas duplas de lugar"
      description="Até o primeiro jogo da categoria começar."
      label="Esta dupla"
      options={[
        { value: "1", label: "Ana / Bia" },
        { value: "2", label: "Caia / Duda" },
      ]}
      pending={pending}
      onSwap={async (one, other) => {
        setPending(true);
        const done = await onSwap(one, other);
        setPending(false);
        return done;
      }}
    />
  );
}

async function open() {
  const onSwap = vi.fn<Swap>();
  const shown = show(<Swapping onSwap={onSwap} />);
  await shown.user.click(screen.getByRole("button", { name: "Trocar duplas" }));
  return { ...shown, onSwap, swap: screen.getByRole("button", { name: "Trocar" }) };
}

test("two trade places once both are chosen; a refusal stays, with who was chosen", async () => {
  const { user, onSwap, swap } = await open();
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

test("while it is being saved nothing closes it, so that a refusal is seen", async () => {
  const { user, onSwap, swap } = await open();
  let answer: (refusal: string) => void = () => {};
  onSwap.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await user.selectOptions(screen.getByLabelText("Esta dupla"), "1");
  await user.selectOptions(screen.getByLabelText("troca com"), "2");
  await user.click(swap);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  expect(await problemsShown()).toEqual([]);
  await act(async () => answer("O primeiro jogo já começou."));
  expect(screen.getByRole("dialog")).toHaveTextContent("O primeiro jogo já começou.");
  await user.keyboard("{Escape}");
  await dialogClosed();
});
