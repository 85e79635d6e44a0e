import { act, screen } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { ImportDialogTestQuery } from "../../__generated__/ImportDialogTestQuery.graphql";
import type { ImportDialogMutation } from "../../__generated__/ImportDialogMutation.graphql";
import { forgetWork } from "../../ui/long-work/long-work";
import { LongWork } from "../../ui/long-work/LongWork";
import { ImportDialog, keptSheets } from "./ImportDialog";

const titles = "atleta 1;email 1;atleta 2;email 2";
const csv = `${titles}\nAna;ana@praia.example;Bia;bia@praia.example\nCaia;caia@praia.example;Duda;duda@`;

/** Mounts a new dialog each time it opens, as the page does. */
function Desk(props: Pick<ComponentProps<typeof ImportDialog>, "tournament" | "onImported">) {
  const [{ open: shown, time }, setOpened] = useState({ open: true, time: 0 });
  return (
    <>
      <button type="button" onClick={() => setOpened({ open: true, time: time + 1 })}>
        Abrir
      </button>
      <ImportDialog key={time} {...props} open={shown} onClose={() => setOpened({ open: false, time })} />
      <LongWork owner="gestora" />
    </>
  );
}

afterEach(() => {
  keptSheets.clear();
  act(() => forgetWork("importar tournament"));
});

function open() {
  const onImported = vi.fn<() => void>();
  const shown = showWith<ImportDialogTestQuery>(
    graphql`
      query ImportDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...ImportDialog_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        isChampionship: false,
        categories: [{ id: "category", name: "Intermediário", inPairs: true, takesEntries: true }],
      },
    },
    ({ tournament }) => (tournament ? <Desk tournament={tournament} onImported={onImported} /> : null),
  );
  return { ...shown, onImported };
}

const button = (name: string) => screen.getByRole("button", { name });
const pasted = () => screen.getByLabelText("Ou cole as linhas aqui");
const line = (number: number, problems: string[]) => ({
  line: number,
  athletes: ["Caia", "Duda"],
  problems,
  guests: [],
  registers: [] as string[],
  alreadyIn: false,
});
const checked = (...lines: ReturnType<typeof line>[]) => ({
  importEnrolments: {
    __typename: "ImportEnrolmentsSuccess",
    goodCount: lines.filter(({ problems }) => problems.length === 0).length,
    lines,
  } as const,
});

test.each([
  ["nothing", "", "Escolha um arquivo ou cole as linhas da planilha"],
  ["far too much", "a".repeat(400_000), "Arquivo grande demais: importe no máximo 200 linhas por vez"],
])("%s shows an error beside the field and is not sent", async (_what, text, message) => {
  const { user, server, fill } = open();
  await fill("Ou cole as linhas aqui", text);
  await user.click(button("Conferir planilha"));
  expect(pasted()).toHaveAccessibleDescription(new RegExp(`^${message}`));
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
});

test.each([
  ["a file of a year", new File([new Uint8Array(5_000_000)], "ano.csv"), /^Arquivo grande demais/],
  ["a workbook", new File(["PK\u0003\u0004\0\0"], "a.csv"), /^O arquivo não é um texto\. Salve a planilha/],
  ["an empty file", new File([""], "vazio.csv", { type: "text/csv" }), /^O arquivo está vazio/],
])("%s is refused before it is read into the field", async (_what, file, message) => {
  const { user } = open();
  await user.upload(screen.getByLabelText("Arquivo CSV"), file);
  await vi.waitFor(() => expect(pasted()).toHaveAccessibleDescription(message));
  expect(pasted()).toHaveValue("");
});

test("each line shows its errors, and is imported once they are corrected", async () => {
  const { user, server, fill, onImported } = open();
  await fill("Ou cole as linhas aqui", csv);
  await user.dblClick(button("Conferir planilha"));
  expect(server.sent()).toMatchObject([{ tournamentId: "tournament", csv, apply: false }]);
  const wrong = "O e-mail do atleta 2 é inválido: duda@.";
  await server.answers<ImportDialogMutation>(checked(line(2, []), line(3, [wrong])));
  expect(screen.getByRole("row", { name: /^3 / })).toHaveTextContent(wrong);
  expect(screen.getByRole("row", { name: /^2 / })).toHaveTextContent("Pronta para importar");
  expect(
    screen.getByText("1 linha tem problema e fica de fora. 1 dupla sem problema para importar."),
  ).toBeVisible();
  expect(button("Importar 1 dupla sem problema")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Corrigir planilha"));
  expect(pasted()).toHaveValue(csv);
  await fill("Ou cole as linhas aqui", `${csv}praia.example`);
  await user.click(button("Conferir planilha"));
  const newcomers = { ...line(3, []), registers: ["Caia Reis, nível D", "Duda Lima, nível Fun"] };
  const standing = { ...line(4, []), alreadyIn: true };
  await server.answers<ImportDialogMutation>(checked(line(2, []), newcomers, standing));
  expect(
    screen.getByText(
      "Tudo certo: 2 duplas para importar. 2 atletas serão cadastrados. 1 linha já está na lista.",
    ),
  ).toBeVisible();
  expect(screen.getByRole("row", { name: /^3 / })).toHaveTextContent(
    "Será cadastrado: Caia Reis, nível DSerá cadastrado: Duda Lima, nível Fun",
  );
  expect(screen.getByRole("row", { name: /^4 / })).toHaveTextContent("Já na lista: fica como está");
  await user.dblClick(button("Importar 2 duplas"));
  expect(server.sent()).toMatchObject([{ csv: `${csv}praia.example`, apply: true, allOrNothing: true }]);
  await server.answers<ImportDialogMutation>(checked(line(2, []), line(3, ["Não há mais vagas."])));
  expect(screen.getByText("Algo mudou desde a conferência: nenhuma foi importada.")).toBeVisible();
  expect(onImported).not.toHaveBeenCalled();
  await user.click(button("Corrigir planilha"));
  await user.click(button("Conferir planilha"));
  await server.answers<ImportDialogMutation>(checked(line(2, []), newcomers));
  await user.click(button("Importar 2 duplas"));
  await server.answers<ImportDialogMutation>(checked(line(2, []), newcomers));
  expect(await screen.findByText("2 duplas na lista. 2 atletas cadastrados.")).toBeVisible();
  expect(onImported).toHaveBeenCalledOnce();
});

test("a failed request keeps the lines; a rule violation is shown below them", async () => {
  const { user, server, fill } = open();
  await fill("Ou cole as linhas aqui", csv);
  await user.click(button("Conferir planilha"));
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(pasted()).toHaveValue(csv);
  await user.click(button("Conferir planilha"));
  await server.answers<ImportDialogMutation>({
    importEnrolments: { __typename: "RuleViolation", message: "As inscrições já foram encerradas." },
  });
  expect(screen.getByText("As inscrições já foram encerradas.")).toBeVisible();
});

test("closing it during the import shows the result in a toast, and keeps the sheet if the import fails", async () => {
  const { user, server, fill, onImported } = open();
  const importAndClose = async () => {
    await user.click(button("Conferir planilha"));
    await server.answers<ImportDialogMutation>(checked(line(2, []), line(3, [])));
    await user.click(button("Importar 2 duplas"));
    expect(screen.getByText("Pode fechar: a importação continua, e você é avisado no fim.")).toBeVisible();
    expect(await problemsShown()).toEqual([]);
    await user.click(button("Fechar"));
    await dialogClosed();
  };
  await fill("Ou cole as linhas aqui", csv);
  await importAndClose();
  expect(await screen.findByText("Importando 2 duplas…", undefined, { timeout: 5000 })).toBeVisible();
  await server.answers<ImportDialogMutation>(checked(line(2, []), line(3, ["Não há mais vagas."])));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Algo mudou desde a conferência: nenhuma foi importada.",
  );
  expect(onImported).not.toHaveBeenCalled();

  await user.click(button("Abrir"));
  expect(pasted()).toHaveValue(csv);
  await importAndClose();
  await server.answers<ImportDialogMutation>(checked(line(2, []), line(3, [])));
  expect(screen.getByText("Pronto: 2 duplas na lista.")).toBeVisible();
  expect(onImported).toHaveBeenCalledOnce();
  await user.click(button("Abrir"));
  expect(pasted()).toHaveValue("");
});

test("without a connection the import can be retried after closing the dialog", async () => {
  const { user, server, fill, onImported } = open();
  await fill("Ou cole as linhas aqui", csv);
  await user.click(button("Conferir planilha"));
  await server.answers<ImportDialogMutation>(checked(line(2, []), line(3, [])));
  await user.click(button("Importar 2 duplas"));
  await user.click(button("Fechar"));
  await dialogClosed();
  await server.fails();
  expect(
    await screen.findByText("A importação não terminou. Nada se perdeu: tente novamente."),
  ).toBeVisible();
  await user.click(button("Tentar novamente"));
  expect(server.sent()).toMatchObject([{ csv, apply: true, allOrNothing: true }]);
  await server.answers<ImportDialogMutation>(checked(line(2, []), { ...line(3, []), alreadyIn: true }));
  expect(screen.getByText("Pronto: 2 duplas na lista.")).toBeVisible();
  expect(onImported).not.toHaveBeenCalled();
  expect(keptSheets.size).toBe(0);
});
