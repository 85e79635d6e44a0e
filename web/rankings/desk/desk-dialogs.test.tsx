import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OperationType } from "relay-runtime";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import { usualShares } from "../../../server/sport/ranking/ranking-points.rules";
import type { AddPointsDialogQuery } from "../../__generated__/AddPointsDialogQuery.graphql";
import type { CorrectDialogQuery } from "../../__generated__/CorrectDialogQuery.graphql";
import type { useRankingMutationsAddPointsMutation as AddPointsMutation } from "../../__generated__/useRankingMutationsAddPointsMutation.graphql";
import type { useRankingMutationsCorrectMutation as CorrectMutation } from "../../__generated__/useRankingMutationsCorrectMutation.graphql";
import type { useRankingMutationsFederationMutation as CreateMutation } from "../../__generated__/useRankingMutationsFederationMutation.graphql";
import type { useRankingMutationsPublishMutation as PublishMutation } from "../../__generated__/useRankingMutationsPublishMutation.graphql";
import type { useRankingMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useRankingMutationsUpdateMutation.graphql";
import { AddPointsDialog } from "./AddPointsDialog";
import { CorrectDialog } from "./CorrectDialog";
import { PublishDialog } from "./PublishDialog";
import { RankingDialog } from "./RankingDialog";
import { StopRankingDialog } from "./StopRankingDialog";

const ranking = {
  id: "ranking",
  key: "8c1f5f0e-0000-4000-8000-000000000001",
  name: "Circuito Feminino B",
  category: "B",
  gender: "FEMALE",
  scope: "STATE",
  window: "CALENDAR_YEAR",
  bestResults: 6,
  shares: usualShares,
  unaffiliated: "UNPLACED",
  automatic: false,
  active: true,
} as const;

/** Renders a dialog with a spy for `onDone`. */
async function open(dialog: (ends: { onDone: () => void; onClose: () => void }) => React.ReactNode) {
  const onDone = vi.fn<() => void>();
  const shown = show(dialog({ onDone, onClose: () => undefined }));
  await codeArrived();
  return { ...shown, onDone };
}
/** A response for a query that fetches the ranking by its id. */
const ofRanking = <const Fields extends object>(fields: Fields) => ({
  node: { __typename: "Ranking", ...fields },
});
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("a new ranking: errors are shown at their fields, the table shows points, and it is sent once", async () => {
  const { user, fill, server, onDone } = await open((ends) => (
    <RankingDialog open of={{ federationId: "federation" }} {...ends} />
  ));
  expect(await problemsShown()).toEqual([]);
  await fill("Vice-campeão, em %", "muito");
  await user.click(button("Criar Ranking"));
  expect(screen.getByLabelText(/^Nome/)).toHaveAccessibleDescription("O nome precisa de pelo menos 3 letras");
  expect(screen.getByLabelText(/^Gênero/)).toHaveAccessibleDescription("Escolha o gênero");
  expect(screen.getByLabelText("Vice-campeão, em %")).toHaveAccessibleDescription("Informe o percentual");
  expect(server.sent()).toEqual([]);
  await fill("Vice-campeão, em %", "62,5");
  expect(screen.getByRole("row", { name: /^Vice-campeão/ })).toHaveTextContent("938625313156" + "63");
  await fill(/^Nome/, "Circuito da Ilha");
  await fill(/^Categoria/, "B");
  await user.selectOptions(screen.getByLabelText(/^Gênero/), "FEMALE");
  await user.selectOptions(screen.getByLabelText(/^Abrangência/), "STATE");
  await user.click(screen.getByLabelText("Ano civil"));
  await fill(/^Melhores resultados/, "4");
  await user.selectOptions(screen.getByLabelText(/^Pontos de quem joga sem filiação/), "OUT");
  await user.dblClick(button("Criar Ranking"));
  expect(server.sent()).toEqual([
    {
      federationId: "federation",
      name: "Circuito da Ilha",
      category: "B",
      gender: "FEMALE",
      scope: "STATE",
      window: "CALENDAR_YEAR",
      bestResults: 4,
      shares: [10_000, 6250, 3600, 1800, 900, 450, 225],
      unaffiliated: "OUT",
      automatic: true,
    },
  ]);
  await server.answers<CreateMutation>({ createRanking: { __typename: "CreateRankingSuccess" } });
  expect(await screen.findByText("Ranking criado com sucesso.")).toBeVisible();
  expect(onDone).toHaveBeenCalledWith(true);
});

test("a new ranking: a failed request shows a toast, a duplicate name an error at the field", async () => {
  const { user, fill, server, onDone } = await open((ends) => (
    <RankingDialog open of={{ federationId: "federation" }} {...ends} />
  ));
  await fill(/^Nome/, "Circuito da Ilha");
  await fill(/^Categoria/, "B");
  await user.selectOptions(screen.getByLabelText(/^Gênero/), "MIXED");
  await user.selectOptions(screen.getByLabelText(/^Abrangência/), "LOCAL");
  await user.click(button("Criar Ranking"));
  await server.fails("server");
  expect(await screen.findByText("Erro ao criar ranking.")).toBeVisible();
  await user.click(button("Criar Ranking"));
  await server.answers<CreateMutation>({
    createRanking: {
      __typename: "InvalidInput",
      fields: [{ path: ["name"], message: "Já existe um ranking em andamento com este nome" }],
    },
  });
  expect(screen.getByLabelText(/^Nome/)).toHaveAccessibleDescription(
    "Já existe um ranking em andamento com este nome",
  );
  expect(onDone).not.toHaveBeenCalled();
});

test("a table that gives fewer points to a better result shows one error, and the default can be restored", async () => {
  const { user, fill, server } = await open((ends) => <RankingDialog open of={ranking} {...ends} />);
  await fill("Semifinal, em %", "80");
  await user.click(button("Salvar"));
  expect(screen.getByText("Quem vai mais longe não pode ganhar menos pontos")).toBeVisible();
  await user.click(button("Voltar à padrão"));
  expect(screen.getByLabelText("Semifinal, em %")).toHaveValue("36");
  await user.click(button("Salvar"));
  const { key: _key, id: rankingId, ...rest } = ranking;
  expect(server.sent()).toEqual([{ rankingId, ...rest }]);
});

test("ending a ranking sends it unchanged except for its status", async () => {
  const listed = { ...ranking, latest: null, leaders: [] };
  const { user, server, onDone } = await open((ends) => (
    <StopRankingDialog open ranking={listed} {...ends} />
  ));
  await user.dblClick(button("Encerrar"));
  const { key: _key, id: rankingId, ...rest } = ranking;
  expect(server.sent()).toEqual([{ rankingId, ...rest, active: false }]);
  await server.answers<UpdateMutation>({ updateRanking: { __typename: "UpdateRankingSuccess" } });
  expect(onDone).toHaveBeenCalledOnce();
});

const row = (position: number, displayName: string) => ({
  node: { position, points: 300, change: "NEW", changeBy: null, athlete: { displayName } },
});
const preview = (month: string, key: string, more: object = {}) =>
  ofRanking({
    draft: {
      month,
      key,
      canPublish: true,
      athleteCount: 1,
      upCount: 0,
      downCount: 0,
      newCount: 1,
      leavingCount: 1,
      leaving: [{ displayName: "Bia Reis" }],
      unplacedCount: 2,
      unplaced: [{ displayName: "Cris Luz" }],
      rows: { edges: [row(1, "Ana Lopes")], pageInfo: { hasNextPage: false } },
      ...more,
    },
  });
const months = ["2026-10-01", "2026-09-01"];

test("the published list is the one that was previewed", async () => {
  const { user, server, onDone } = await open((ends) => (
    <PublishDialog open rankingId="ranking" months={months} first={false} {...ends} />
  ));
  expect(server.sent()).toEqual([{ rankingId: "ranking", month: "2026-09-01" }]);
  expect(screen.queryByRole("button", { name: /^Publicar / })).toBeNull();
  await server.answers<OperationType>(preview("2026-09-01", "setembro"));
  expect(screen.getByText("1 entra")).toBeVisible();
  expect(screen.getByText("Sai: Bia Reis")).toBeVisible();
  expect(screen.getByText("Sem posição, por jogarem sem filiação: Cris Luz e mais 1")).toBeVisible();
  expect(screen.queryByText(/sobe/)).toBeNull();
  expect(await problemsShown()).toEqual([]);

  await user.selectOptions(screen.getByLabelText("Lista de"), "2026-10-01");
  expect(screen.getByText("Fica sem lista o que vem antes, a partir de setembro de 2026.")).toBeVisible();
  await server.answers<OperationType>(preview("2026-10-01", "outubro"));
  await user.dblClick(button("Publicar outubro de 2026"));
  expect(server.sent()).toEqual([{ rankingId: "ranking", month: "2026-10-01", key: "outubro" }]);

  // The list has changed meanwhile: the dialog says so and shows the new preview.
  await server.answers<PublishMutation>({
    publishRanking: { __typename: "RuleViolation", code: "LIST_CHANGED", message: "A lista mudou." },
  });
  expect(screen.getByText("A lista mudou.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Publicar / })).toBeNull();
  await server.answers<OperationType>(preview("2026-10-01", "outra"));
  await user.click(button("Publicar outubro de 2026"));
  expect(server.sent()).toEqual([{ rankingId: "ranking", month: "2026-10-01", key: "outra" }]);
  await server.answers<PublishMutation>({ publishRanking: { __typename: "PublishRankingSuccess" } });
  expect(onDone).toHaveBeenCalledOnce();
});

test("an empty list cannot be published, and a failed preview can be retried", async () => {
  const { user, server } = await open((ends) => (
    <PublishDialog open rankingId="ranking" months={["2026-10-01"]} first {...ends} />
  ));
  await server.fails();
  expect(screen.getByText("Não foi possível carregar a prévia")).toBeVisible();
  await user.click(button("Tentar novamente"));
  await server.answers<OperationType>(
    preview("2026-10-01", "vazia", { athleteCount: 0, rows: { edges: [] } }),
  );
  expect(screen.getByText("Ninguém pontuou até o fim deste mês")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Publicar/ })).toBeNull();
});

test("manual points: from the table or as a number, with a reason, sent once", async () => {
  const { user, fill, server, onDone } = await open((ends) => (
    <AddPointsDialog open ranking={ranking} {...ends} />
  ));
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Lançar pontos"));
  expect(screen.getByLabelText(/^Atleta/)).toHaveAccessibleDescription("Escolha um atleta da lista");
  expect(screen.getByLabelText(/^Atleta/)).toHaveFocus();
  expect(screen.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(/Diga o motivo/);
  expect(screen.getByLabelText(/^Até onde chegou/)).toHaveAccessibleDescription(/Escolha a linha da tabela/);
  expect(server.sent()).toEqual([]);
  await fill(/^Atleta/, "ana");
  await server.answers<AddPointsDialogQuery>(
    ofRanking({
      athletesToAdd: [{ key: "a0000000-0000-4000-8000-000000000001", displayName: "Ana Lopes", level: "B" }],
    }),
  );
  await user.click(button(/^Ana Lopes/));
  await fill(/^Evento/, "Aberto de Garopaba");
  await fill(/^Último dia/, "2026-11-08");
  await user.selectOptions(screen.getByLabelText(/^Tamanho do evento/), "G500");
  await user.selectOptions(screen.getByLabelText(/^Até onde chegou/), "SF");
  expect(screen.getByLabelText(/^Até onde chegou/)).toHaveAccessibleDescription("180 pontos");
  await user.click(screen.getByLabelText("Um número de pontos"));
  await fill(/^Pontos/, "75");
  await fill(/^Motivo/, "Etapa de fora");
  await user.dblClick(button("Lançar pontos"));
  expect(server.sent()).toEqual([
    {
      rankingId: "ranking",
      key: expect.any(String) as string,
      athleteKey: "a0000000-0000-4000-8000-000000000001",
      eventName: "Aberto de Garopaba",
      date: "2026-11-08",
      tier: null,
      level: null,
      points: 75,
      reason: "Etapa de fora",
      correctsPublished: false,
    },
  ]);
  await server.answers<AddPointsMutation>({
    addRankingPoints: { __typename: "AddRankingPointsSuccess", versions: [] },
  });
  expect(await screen.findByText("Contam a partir da próxima lista.")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("a result is corrected to another line of the table or to no points, and the toast names the list's new version", async () => {
  const { user, fill, server, onDone } = await open((ends) => (
    <CorrectDialog open ranking={ranking} result={null} month="2026-10-01" {...ends} />
  ));
  expect(server.sent()).toEqual([{ rankingId: "ranking", search: "", upTo: "2026-10-31" }]);
  await server.answers<CorrectDialogQuery>(
    ofRanking({
      results: {
        edges: [
          {
            node: {
              key: "r0000000-0000-4000-8000-000000000001",
              points: 500,
              date: "2026-10-12",
              level: "W",
              tier: "G500",
              eventName: "Etapa Itajaí",
              athlete: { displayName: "Ana Lopes" },
            },
          },
        ],
      },
    }),
  );
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Corrigir"));
  expect(screen.getByLabelText(/^De quem é/)).toHaveAccessibleDescription("Escolha o resultado a corrigir");
  await user.click(button(/^Ana Lopes/));
  const ways = screen.getByLabelText(/^Como deve contar/);
  expect([...ways.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Escolha",
    "Vice-campeão: 300 pontos",
    "Semifinal: 180 pontos",
    "Quartas de final: 90 pontos",
    "Oitavas de final: 45 pontos",
    "Fase de 32: 23 pontos",
    "Fase de grupos: 11 pontos",
    "Desclassificado: não ganha pontos",
  ]);
  expect(ways).toHaveAccessibleDescription(/valem os pontos que ele ganhou/);
  await user.selectOptions(ways, "OUT");
  await fill(/^Motivo/, "Protesto deferido");
  await user.dblClick(button("Corrigir"));
  expect(server.sent()).toEqual([
    {
      rankingId: "ranking",
      changes: [{ resultKey: "r0000000-0000-4000-8000-000000000001", level: null }],
      reason: "Protesto deferido",
    },
  ]);
  await server.answers<CorrectMutation>({
    correctRanking: {
      __typename: "CorrectRankingSuccess",
      versions: [{ month: "2026-10-01", number: 2 }],
    },
  });
  expect(await screen.findByText("Nova versão: outubro de 2026 (versão 2)")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});
