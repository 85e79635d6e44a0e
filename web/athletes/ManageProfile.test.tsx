import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../tests/support/component";
import { askYourArena } from "../../server/enrolments/level-results.rules";
import type { AskToLowerLevelMutation } from "../__generated__/AskToLowerLevelMutation.graphql";
import type { ManageProfileTestQuery } from "../__generated__/ManageProfileTestQuery.graphql";
import type { useCorrectAthleteMutation } from "../__generated__/useCorrectAthleteMutation.graphql";
import type { useUpdateProfileMutation } from "../__generated__/useUpdateProfileMutation.graphql";
import { ManageProfile } from "./ManageProfile";

const known = {
  __typename: "Athlete",
  id: "ana",
  key: "00000000-0000-0000-0000-000000000000",
  displayName: "Ana da Barra",
  level: "C",
  email: "ana@teste.example",
  phone: null,
  gender: null,
  birthDate: "1990-03-14",
  cpf: "52998224725",
  notes: null,
  viewerIsAthlete: false,
  viewerCanCorrect: false,
  viewerCanOpenPage: true,
  photoPath: null,
} as const;

const open = (more: Partial<Record<keyof typeof known, unknown>>) =>
  showWith<ManageProfileTestQuery>(
    graphql`
      query ManageProfileTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "00000000-0000-0000-0000-000000000000") {
          ...ManageProfile_athlete
        }
      }
    `,
    { athlete: { ...known, ...more } as typeof known },
    ({ athlete }) => athlete && <ManageProfile athlete={athlete} />,
  );
const button = () => screen.queryByRole("button", { name: "Alterar Cadastro" });
const save = () => screen.getByRole("button", { name: "Salvar" });

test("athletes change what is theirs: CPF and e-mail are only shown", async () => {
  const { user, server, fill } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  expect(await screen.findByText("529.982.247-25")).toBeVisible();
  expect(screen.getByRole("link", { name: "trocar em Minha conta" })).toHaveAttribute("href", "/conta");
  expect(await problemsShown()).toEqual([]);
  await fill("Telefone", "(48) 99999-1212");
  await fill("Observações", "Canhota");
  await user.dblClick(save());
  expect(server.sent()).toEqual([
    {
      fullName: "Ana da Barra",
      phone: "(48) 99999-1212",
      notes: "Canhota",
      level: "C",
      birthDate: "1990-03-14",
      gender: null,
    },
  ]);
  await server.answers<useUpdateProfileMutation>({
    updateProfile: {
      __typename: "UpdateProfileSuccess",
      athlete: { ...known, viewerIsAthlete: true, phone: "(48) 99999-1212", notes: "Canhota" },
    },
  });
  await dialogClosed();
  expect(await screen.findByText("Sucesso")).toBeVisible();
  expect(screen.getByText("Dados atualizados com sucesso!")).toBeVisible();
  expect(screen.getByText("(48) 99999-1212")).toBeVisible();
  expect(button()).toHaveFocus();
});

test("what is wrong is told under 'Dados inválidos' and beside its field, and what was typed stays", async () => {
  const { user, server, fill } = open({ viewerIsAthlete: true, gender: "FEMALE" });
  await user.click(button()!);
  await fill("Nome completo", "A");
  await user.click(save());
  expect(await screen.findByText("Dados inválidos")).toBeVisible();
  expect(screen.getByLabelText(/Nome completo/)).toHaveAccessibleDescription(
    "Nome deve ter pelo menos 2 caracteres",
  );
  expect(server.sent()).toEqual([]);
  await fill("Nome completo", "Ana Maria");
  await user.selectOptions(screen.getByLabelText("Nível"), "D");
  await user.click(save());
  const sentence = "Você teve resultado como C em Copa da Barra há menos de 12 meses";
  await server.answers<useUpdateProfileMutation>({
    updateProfile: { __typename: "InvalidInput", fields: [{ path: ["level"], message: sentence }] },
  });
  expect(screen.getByLabelText("Nível")).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue("Ana Maria");
});

test("a level that waits for the arena is asked for with a touch", async () => {
  const { user, server } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  await user.selectOptions(await screen.findByLabelText("Nível"), "D");
  await user.click(save());
  const message = `Você teve resultado como C em Copa da Barra há menos de 12 meses: ${askYourArena}`;
  await server.answers<useUpdateProfileMutation>({
    updateProfile: { __typename: "InvalidInput", fields: [{ path: ["level"], message }] },
  });
  server.sent();
  await user.dblClick(screen.getByRole("button", { name: "Pedir à arena o nível D" }));
  expect(server.sent()).toEqual([{ level: "D" }]);
  await server.answers<AskToLowerLevelMutation>({
    askToLowerLevel: { __typename: "AskToLowerLevelSuccess", athlete: { id: "ana" } },
  });
  expect(await screen.findByText("Pedido enviado")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Pedir à arena/ })).toBeNull();
});

test("what the server could not save is told, and the dialog stays", async () => {
  const { user, server, fill } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  await fill("Telefone", "(48) 99999-1212");
  await user.click(save());
  await server.fails("server");
  expect(await screen.findByText("Erro interno do sistema")).toBeVisible();
  expect(screen.getByLabelText("Telefone")).toHaveValue("(48) 99999-1212");
});

test("who manages the athlete's arena corrects what is wrong, and nothing else is sent", async () => {
  const { user, server } = open({ viewerCanCorrect: true, cpf: null });
  await user.click(button()!);
  expect(await problemsShown()).toEqual([]);
  expect(screen.queryByLabelText("Observações")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Gênero"), "FEMALE");
  await user.dblClick(save());
  expect(server.sent()).toEqual([{ athleteId: "ana", gender: "FEMALE" }]);
  await server.answers<useCorrectAthleteMutation>({
    correctAthlete: { __typename: "CorrectAthleteSuccess", athlete: { ...known, gender: "FEMALE" } },
  });
  await dialogClosed();
  expect(await screen.findByText("Cadastro corrigido")).toBeVisible();
});

test("what an enrolment depends on is told beside its field, and what was typed stays", async () => {
  const { user, server, fill } = open({ viewerCanCorrect: true, gender: "MALE" });
  await user.click(button()!);
  await user.selectOptions(screen.getByLabelText("Nível"), "B");
  await fill("Data de nascimento", "");
  await user.click(save());
  expect(screen.getByLabelText("Data de nascimento")).toHaveAccessibleDescription(
    "Informe a data de nascimento",
  );
  expect(server.sent()).toEqual([]);
  await user.type(screen.getByLabelText("Data de nascimento"), "1990-03-14");
  await user.click(save());
  expect(server.sent()).toEqual([{ athleteId: "ana", level: "B" }]);
  const sentence = "A inscrição em Copa da Barra depende do nível: corrija quando o torneio terminar";
  await server.answers<useCorrectAthleteMutation>({
    correctAthlete: { __typename: "InvalidInput", fields: [{ path: ["level"], message: sentence }] },
  });
  expect(screen.getByLabelText("Nível")).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText("Nível")).toHaveValue("B");
});

test("others find nothing to change", () => {
  open({ email: null, birthDate: null, cpf: null });
  expect(screen.queryByText("Gerenciar Perfil")).toBeNull();
});
