import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import type { findByNameQuery } from "../__generated__/findByNameQuery.graphql";
import type { Session } from "../identity/public/session";
import { sessionOf } from "../../tests/support/session";
import { Palette } from "./Palette";
import type { Command, Found } from "./palette-commands";

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  group: "Páginas",
  run: vi.fn<() => void>(),
  ...more,
});

function showPalette(session: Session | null = null) {
  const commands = [
    command("/arena-tournaments", "Torneios", { detail: "Arena" }),
    command("/torneios", "Torneios", { detail: "Atleta" }),
    command("/conta", "Minha conta"),
    command("sign-out", "Sair", { group: "Ações" }),
  ];
  const onClose = vi.fn<() => void>();
  const onFound = vi.fn<(found: Found) => void>();
  const palette = <Palette session={session} commands={commands} onFound={onFound} onClose={onClose} />;
  return { commands, onFound, onClose, ...show(palette) };
}
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.getAllByRole("option", { selected: true }).map(({ textContent }) => textContent);

test("entries with the same label show their area, and all are reachable with the keyboard", async () => {
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

test("typing an area's name finds its pages", async () => {
  const { user } = showPalette();
  await user.keyboard("torneios atl");
  expect(options()).toEqual(["TorneiosAtleta"]);
});

const found = {
  search: {
    tournaments: [
      {
        key: "t1",
        name: "Copa Verão",
        startDate: "2026-12-12",
        organiserName: "Arena Beira-Mar",
        workplaceKey: "a1",
      },
      { key: "t2", name: "Verão Aberto", startDate: "2026-12-20", organiserName: "FCBT", workplaceKey: null },
    ],
    rankings: [],
    athletes: [{ key: "p1", displayName: "Vera Luz", level: "A_PRO" as const }],
  },
};
const marina = sessionOf(["ARENA_MANAGER"], {
  workplaces: [{ kind: "ARENA", key: "a1", name: "Arena Beira-Mar", title: null }],
});
/** The search is debounced, and its code is loaded lazily. */
const asked = (server: ReturnType<typeof show>["server"], count: number) =>
  waitFor(() => expect(server.sent()).toHaveLength(count), { timeout: 60_000 });

test("tournaments and athletes are found while typing, and link to the user's own pages for them", async () => {
  const { user, server, onFound } = showPalette(marina);
  await user.keyboard("v");
  expect(screen.getByText("Nada encontrado com essas letras.")).toBeVisible();
  await user.keyboard("ér");
  expect(screen.getByText("Buscando…")).toBeVisible();
  await asked(server, 1);
  expect(server.sent()).toEqual([{ text: "ver" }]);
  await server.answers<findByNameQuery>(found);
  expect(options()).toEqual([
    "Copa VerãoArena Beira-Mar · 12/12/2026",
    "Verão AbertoFCBT · 20/12/2026",
    "Vera LuzNível A/PRO",
  ]);
  expect(screen.getByText("3 resultados")).toBeVisible();
  expect(await problemsShown()).toEqual([]);

  await user.keyboard("{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}");
  expect(onFound.mock.calls.map(([{ to, workplaceKey }]) => [to, workplaceKey])).toEqual([
    ["/arena-tournament/t1", "a1"],
    ["/torneio/t2", null],
    ["/user-profile/p1", null],
  ]);
});

test("a failed search shows an error, and pages are still found", async () => {
  const { user, server } = showPalette();
  await user.keyboard("torn");
  await asked(server, 1);
  await server.fails();
  expect(options()).toHaveLength(2);
  expect(screen.getByText("Não foi possível completar a busca.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(screen.getByRole("combobox")).toHaveFocus();
  await asked(server, 1);
  await server.answers<findByNameQuery>({ search: { tournaments: [], rankings: [], athletes: [] } });
  expect(screen.getByText("2 resultados")).toBeVisible();
});

test("a late response to an earlier text is ignored", async () => {
  const { user, server } = showPalette();
  await user.keyboard("ver");
  await asked(server, 1);
  await user.keyboard("{Backspace}{Backspace}{Backspace}sair");
  await server.answers<findByNameQuery>(found);
  expect(options()).toEqual(["Sair"]);
});
