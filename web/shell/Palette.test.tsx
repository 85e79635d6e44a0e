import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import { Palette } from "./Palette";
import type { Command } from "./palette-search";

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  group: "Páginas",
  run: vi.fn<() => void>(),
  ...more,
});

function showPalette() {
  const commands = [
    command("/arena-tournaments", "Torneios", { detail: "Arena" }),
    command("/torneios", "Torneios", { detail: "Atleta" }),
    command("/conta", "Minha conta"),
    command("sign-out", "Sair", { group: "Ações" }),
  ];
  const onClose = vi.fn<() => void>();
  return { commands, onClose, ...show(<Palette commands={commands} onClose={onClose} />) };
}
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.getAllByRole("option", { selected: true }).map(({ textContent }) => textContent);

test("what is called the same is told apart, and each is reached with the keys", async () => {
  const { user, commands, onClose } = showPalette();
  expect(screen.getByRole("combobox")).toHaveFocus();
  expect(options()).toEqual(["TorneiosArena", "TorneiosAtleta", "Minha conta", "Sair"]);
  expect(within(screen.getByRole("group", { name: "Ações" })).getAllByRole("option")).toHaveLength(1);
  expect(await problemsShown()).toEqual([]);

  await user.keyboard("torn");
  expect(options()).toEqual(["TorneiosArena", "TorneiosAtleta"]);
  expect(chosen()).toEqual(["TorneiosArena"]);
  await user.keyboard("{ArrowDown}");
  expect(chosen()).toEqual(["TorneiosAtleta"]);
  await user.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(commands.map(({ run }) => vi.mocked(run).mock.calls.length)).toEqual([0, 1, 0, 0]);
});

test("an area's name finds what stands in it", async () => {
  const { user } = showPalette();
  await user.keyboard("torneios atl");
  expect(options()).toEqual(["TorneiosAtleta"]);
  await user.keyboard("x");
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(screen.getByText("Nada encontrado com essas letras.")).toBeVisible();
});
