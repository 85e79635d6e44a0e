import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { TournamentSettingsDialogTestQuery } from "../../__generated__/TournamentSettingsDialogTestQuery.graphql";
import type { saveSettingsAddMutation } from "../../__generated__/saveSettingsAddMutation.graphql";
import type { saveSettingsRegistrationMutation } from "../../__generated__/saveSettingsRegistrationMutation.graphql";
import { TournamentSettingsDialog } from "./TournamentSettingsDialog";

const category = {
  id: "first",
  name: "Intermediário",
  level: "C",
  gender: "MIXED",
  minAge: null,
  maxAge: null,
  maxParticipants: null,
  feeInCents: 0,
  earlyFeeInCents: null,
  placeMode: "ENTRY_ORDER" as const,
  wildCards: 0,
  inPairs: true,
  placesAssignedAt: null,
  ranking: null,
  takenSeats: 4,
  takesEntries: true,
} as const;

function open(
  kind: "INTERNAL" | "SUPER8" = "INTERNAL",
  feeInCents = 0,
  {
    status = "REGISTRATION_OPEN",
    drawn = [],
  }: { status?: "REGISTRATION_OPEN" | "IN_PROGRESS"; drawn?: readonly string[] } = {},
) {
  const onClose = vi.fn<() => void>();
  const shown = showWith<TournamentSettingsDialogTestQuery>(
    graphql`
      query TournamentSettingsDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...TournamentSettingsDialog_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        kind,
        status,
        isChampionship: false,
        name: "Regras",
        timeZone: "America/Sao_Paulo",
        description: null,
        startDate: "2030-01-06",
        endDate: null,
        feeInCents: 0,
        maxParticipants: kind === "SUPER8" ? 8 : 16,
        minPairs: null,
        registrationStartsOn: null,
        registrationEndsOn: null,
        registration: {
          open: true,
          inPairs: true,
          paymentDays: 3,
          fullRefundDays: 7,
          lateRefundPercent: 50,
          maxCategories: null,
          oneLevelPerGender: false,
          podiumMonths: null,
          podiumMovesUp: false,
          secondFeeInCents: null,
          thirdFeeInCents: null,
          furtherFeeInCents: 0,
          earlyUntil: null,
          memberFeeInCents: null,
          memberDiscountPercent: null,
        },
        categories: [
          { ...category, feeInCents, takesEntries: status === "REGISTRATION_OPEN" || drawn.length > 0 },
          ...drawn.map((name) => ({ ...category, id: name, name, takesEntries: false })),
        ],
      },
    },
    ({ tournament }) =>
      tournament ? <TournamentSettingsDialog tournament={tournament} open onClose={onClose} /> : null,
  );
  const tab = (name: string) => shown.user.click(screen.getByRole("tab", { name }));
  return { ...shown, tab, onClose };
}

const save = () => screen.getByRole("button", { name: "Salvar" });

test("a Super 8 has no field for the number of players, and the other fields can be saved", async () => {
  const { user, server, fill } = open("SUPER8");
  expect(screen.queryByLabelText(/participantes|atletas$/)).toBeNull();
  expect(screen.getByText(/^Um Super 8 tem 8 vagas\./)).toBeVisible();
  await fill("Nome", "Super 8 de verão");
  await user.click(save());
  expect(server.sent()).toEqual([{ tournamentId: "tournament", name: "Super 8 de verão" }]);
});

test("each invalid value shows an error beside its field and stays typed; nothing is sent", async () => {
  const { user, server, fill, tab } = open();
  await tab("Inscrições");
  const wrong = [
    ["Prazo de pagamento (dias)", "0", "O prazo deve ser de 1 a 60 dias"],
    ["Mínimo de duplas", "99999999999", "Deve ter no máximo 1.000 duplas"],
    ["Reembolso integral até (dias antes)", "dez", "Informe um número"],
    ["Depois disso, reembolso de (%)", "150", "Informe de 0 a 100%"],
  ] as const;
  for (const [field, typed] of wrong) await fill(field, typed);
  await user.click(save());
  for (const [field, typed, sentence] of wrong) {
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(sentence));
    expect(screen.getByLabelText(field)).toHaveValue(typed);
  }
  expect(screen.getByLabelText("Prazo de pagamento (dias)")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
});

test("an end before the start, and more pairs than places, are rejected before sending", async () => {
  const { user, server, fill, tab } = open();
  await tab("Inscrições");
  await user.type(screen.getByLabelText("Início das inscrições"), "2029-12-10");
  await user.type(screen.getByLabelText("Fim das inscrições"), "2029-12-01");
  await fill("Mínimo de duplas", "12");
  await user.click(save());
  expect(screen.getByText("Data fim deve ser após data início")).toBeVisible();
  expect(screen.getByLabelText("Mínimo de duplas")).toHaveAccessibleDescription(
    /^Não cabem tantas: o máximo do torneio é de 16 participantes/,
  );
  expect(server.sent()).toEqual([]);
});

test("saving one tab switches to another tab with unsaved changes", async () => {
  const { user, server, fill, tab, onClose } = open();
  await fill("Nome", "Regras novas");
  await tab("Inscrições");
  await fill("Mínimo de duplas", "8");
  await user.dblClick(save());
  expect(server.sent()).toEqual([{ tournamentId: "tournament", minPairs: 8 }]);
  await server.answers<saveSettingsRegistrationMutation>({
    updateRegistration: { __typename: "UpdateRegistrationSuccess" },
  });
  expect(await screen.findByText("As regras de inscrição foram atualizadas.")).toBeVisible();
  expect(screen.getByText("O que você mudou nesta aba ainda não foi salvo.")).toBeVisible();
  expect(screen.getByLabelText("Nome")).toHaveValue("Regras novas");
  expect(onClose).not.toHaveBeenCalled();
});

test("a rule violation stays on the screen, and a failed request keeps what was typed", async () => {
  const { user, server, fill, tab } = open();
  await tab("Inscrições");
  await fill("Prazo de pagamento (dias)", "5");
  await user.click(save());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("Prazo de pagamento (dias)")).toHaveValue("5");
  await user.click(save());
  await server.answers<saveSettingsRegistrationMutation>({
    updateRegistration: { __typename: "RuleViolation", message: "O torneio já começou." },
  });
  expect(screen.getByText("O torneio já começou.")).toBeVisible();
});

test("an invalid category shows errors in its form; saving it moves the focus to the list", async () => {
  const { user, server, fill, tab } = open();
  await tab("Categorias");
  expect(screen.getByText("C: até C · Misto · gratuita · 4 inscritos")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Adicionar categoria" }));
  const name = screen.getByLabelText("Nome da categoria");
  expect(name).toHaveFocus();
  const add = screen.getByRole("button", { name: "Salvar categoria" });
  await user.click(add);
  expect(name).toBeInvalid();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);

  await fill("Nome da categoria", "intermediário");
  await user.dblClick(add);
  expect(server.sent()).toMatchObject([{ tournamentId: "tournament", name: "intermediário" }]);
  await server.answers<saveSettingsAddMutation>({
    addCategory: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "name"], message: "Já existe uma categoria com este nome" }],
    },
  });
  expect(name).toHaveAccessibleDescription(/^Já existe uma categoria com este nome/);
  expect(name).toHaveFocus();
  await fill("Nome da categoria", "Feminino livre");
  await user.click(add);
  await server.answers<saveSettingsAddMutation>({
    addCategory: { __typename: "AddCategorySuccess" },
  });
  expect(screen.getByRole("list", { name: "Categorias" })).toHaveFocus();
});

test("a price may be empty, and R$ 0,00 is a price", async () => {
  const { user, server, fill, tab } = open("INTERNAL", 7000);
  await tab("Inscrições");
  const further = screen.getByLabelText("Preço da 4ª categoria em diante");
  expect(further).toHaveValue("R$ 0,00");
  await user.type(further, "{Backspace}");
  expect(further).toHaveValue("");
  await fill("Máximo de categorias por atleta", "2");
  await user.type(screen.getByLabelText("Preço da 2ª categoria"), "4000");
  await user.click(save());
  expect(server.sent()).toEqual([
    { tournamentId: "tournament", maxCategories: 2, secondFeeInCents: 4000, furtherFeeInCents: null },
  ]);
});

test("the arena's own athletes get a price or a discount, not both", async () => {
  const { user, server, fill, tab } = open("INTERNAL", 7000);
  await tab("Inscrições");
  await user.type(screen.getByLabelText("Preço para atletas da arena"), "5000");
  const discount = screen.getByLabelText("Ou desconto para atletas da arena (%)");
  await user.type(discount, "10");
  await user.click(save());
  expect(discount).toHaveAccessibleDescription(/Escolha um preço ou um desconto/);
  expect(server.sent()).toEqual([]);
  await fill("Ou desconto para atletas da arena (%)", "");
  await user.click(save());
  expect(server.sent()).toEqual([{ tournamentId: "tournament", memberFeeInCents: 5000 }]);
});

test("a Super 8 has no settings for several categories", async () => {
  const { tab } = open("SUPER8");
  await tab("Inscrições");
  expect(screen.queryByLabelText("Máximo de categorias por atleta")).toBeNull();
  expect(screen.getByLabelText("Preço antecipado até")).toBeVisible();
});

test("once it has begun, only the places of a category that is not drawn change", async () => {
  const { user, server, fill, tab } = open("INTERNAL", 7000, { status: "IN_PROGRESS", drawn: ["Sorteada"] });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Torneio", "Categorias"]);
  await tab("Categorias");
  expect(screen.queryByRole("button", { name: "Adicionar categoria" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Editar Sorteada" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Editar Intermediário" }));
  expect(screen.getByLabelText("Máximo de participantes")).toHaveFocus();
  expect(screen.queryByLabelText("Nome da categoria")).toBeNull();
  await fill("Máximo de participantes", "12");
  await fill("Convites da organização", "1");
  await user.click(screen.getByRole("button", { name: "Salvar categoria" }));
  expect(server.sent()).toEqual([{ categoryId: "first", maxParticipants: 12, wildCards: 1 }]);
});

test("once all is drawn there are no tabs", () => {
  open("INTERNAL", 7000, { status: "IN_PROGRESS" });
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getByLabelText("Nome")).toBeVisible();
});
