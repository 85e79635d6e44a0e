import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { readNewcomer } from "../../../server/athletes/sheet/newcomer.rules";
import { readSheet } from "../../../server/athletes/sheet/sheet.rules";
import type { ImportAthletesDialogMutation as ImportMutation } from "../../__generated__/ImportAthletesDialogMutation.graphql";
import { athletesSheetWords, ImportAthletesDialog } from "./ImportAthletesDialog";

const open = () => {
  const [onClose, onImported] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const shown = show(<ImportAthletesDialog arenaId="arena" open onClose={onClose} onImported={onImported} />);
  return { ...shown, onClose, onImported };
};
const line = (number: number, called: string, more = {}) => ({
  line: number,
  called,
  problems: [],
  registers: null,
  alreadyIn: false,
  ...more,
});
const answered = (lines: ReturnType<typeof line>[], registeredCount = 0) => ({
  importAthletes: { __typename: "ImportAthletesSuccess" as const, registeredCount, lines },
});

test("a sheet is previewed line by line, corrected, and then imported", async () => {
  const { user, server, fill, onClose, onImported } = open();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Conferir planilha" }));
  expect(screen.getByText("Escolha um arquivo ou cole as linhas da planilha")).toBeVisible();
  await fill("Ou cole as linhas aqui", "Nome\nAna Lima\n4");
  await user.dblClick(screen.getByRole("button", { name: "Conferir planilha" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", csv: "Nome\nAna Lima\n4", apply: false }]);
  await server.answers<ImportMutation>(
    answered([
      line(2, "Ana Lima", { registers: "Ana Lima, nível Fun" }),
      line(3, "4", { problems: ["Nome inválido."] }),
    ]),
  );
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText(/^1 linha tem problema e fica de fora\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Cadastrar 1 atleta sem problema" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Corrigir planilha" }));
  expect(screen.getByLabelText("Ou cole as linhas aqui")).toHaveValue("Nome\nAna Lima\n4");
  await fill("Ou cole as linhas aqui", "Nome\nAna Lima\nBia");
  await user.click(screen.getByRole("button", { name: "Conferir planilha" }));
  const good = [
    line(2, "Ana Lima", { registers: "Ana Lima, nível Fun" }),
    line(3, "Bia", { alreadyIn: true }),
  ];
  await server.answers<ImportMutation>(answered(good));
  expect(screen.getByText("Tudo certo: 1 atleta será cadastrado. 1 já está na lista.")).toBeVisible();
  expect(screen.getByText("Será cadastrado: Ana Lima, nível Fun")).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Cadastrar 1 atleta" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", csv: "Nome\nAna Lima\nBia", apply: true }]);
  await server.answers<ImportMutation>(answered(good, 1));
  expect(await screen.findByText("1 atleta cadastrado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onImported).toHaveBeenCalledOnce();
});

test("an error of the file as a whole is shown beside it", async () => {
  const { user, server, fill } = open();
  await fill("Ou cole as linhas aqui", "nada");
  await user.click(screen.getByRole("button", { name: "Conferir planilha" }));
  const message = "A primeira linha deve ter os nomes das colunas: Atleta; E-mail";
  await server.answers<ImportMutation>({
    importAthletes: { __typename: "InvalidInput", fields: [{ message }] },
  });
  expect(screen.getByLabelText("Ou cole as linhas aqui")).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});

test("the example can be imported", () => {
  const read = readSheet(athletesSheetWords.example, false);
  if ("problem" in read) throw new Error(read.problem);
  expect(read.lines.map(({ problems }) => problems)).toEqual([[]]);
  expect(readNewcomer(read.lines[0]!.athletes[0]!, 0, 1)).toMatchObject({ level: "C", gender: "FEMALE" });
});
