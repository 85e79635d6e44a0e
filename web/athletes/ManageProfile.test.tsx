import { screen, waitFor } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { beforeEach, expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../tests/support/component";
import { photoOfMinor } from "../../server/athletes/photo.rules";
import { askYourArena } from "../../server/enrolments/level-results.rules";
import type { OwnProfileDialogAskToLowerLevelMutation } from "../__generated__/OwnProfileDialogAskToLowerLevelMutation.graphql";
import type { ManageProfileTestQuery } from "../__generated__/ManageProfileTestQuery.graphql";
import type { ManageProfileMutation } from "../__generated__/ManageProfileMutation.graphql";
import type { PersonalDataEmailMutation } from "../__generated__/PersonalDataEmailMutation.graphql";
import type { CorrectAthleteDialogMutation } from "../__generated__/CorrectAthleteDialogMutation.graphql";
import type { OwnProfileDialogMutation } from "../__generated__/OwnProfileDialogMutation.graphql";
import { actingName } from "../relay/acting";
import { ManageProfile } from "./ManageProfile";

beforeEach(() => sessionStorage.removeItem(actingName));

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

test("athletes can edit their own data; CPF and e-mail are read-only", async () => {
  const { user, server, fill } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  expect(await screen.findByText("529.982.247-25")).toBeVisible();
  expect(screen.getByRole("button", { name: "Trocar e-mail" })).toBeVisible();
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
  await server.answers<OwnProfileDialogMutation>({
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

test("a new e-mail is requested from the form, applies once confirmed, and the form stays filled in", async () => {
  const { user, server, fill } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  await fill("Telefone", "(48) 99999-1212");
  await user.click(screen.getByRole("button", { name: "Trocar e-mail" }));
  await screen.findByLabelText("Novo e-mail");
  await fill("Novo e-mail", "ana@nova.example");
  await fill("Senha", "Praia2026");
  await user.dblClick(screen.getByRole("button", { name: "Enviar link" }));
  expect(server.sent()).toEqual([{ newEmail: "ana@nova.example", password: "Praia2026" }]);
  await server.answers<PersonalDataEmailMutation>({
    requestEmailChange: { __typename: "RequestEmailChangeSuccess", email: "ana@nova.example" },
  });
  await waitFor(() => expect(screen.queryByLabelText("Novo e-mail")).toBeNull());
  expect(await screen.findByText("Enviamos um link para ana@nova.example.")).toBeVisible();
  expect(screen.getByLabelText("Telefone")).toHaveValue("(48) 99999-1212");
  expect(await problemsShown()).toEqual([]);
});

test("a guardian acting for a minor cannot change an e-mail", async () => {
  sessionStorage.setItem(actingName, "ana");
  const { user } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  expect(await screen.findByText("529.982.247-25")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Trocar e-mail" })).toBeNull();
});

test("the athlete can remove the photo, and a rejected upload shows its error beside the button", async () => {
  const { user, server } = open({ viewerIsAthlete: true, photoPath: "/fotos/1" });
  expect(screen.getByRole("button", { name: "Trocar a foto" })).toBeVisible();
  const tooLarge = new File(["x"], "foto.png", { type: "image/png" });
  Object.defineProperty(tooLarge, "size", { value: 16 * 1024 * 1024 });
  await user.upload(screen.getByLabelText("Foto"), tooLarge);
  expect(await screen.findByText("Escolha uma imagem PNG, JPEG ou WebP de até 15 MB")).toBeVisible();
  expect(screen.getByRole("button", { name: "Trocar a foto" })).toHaveAccessibleDescription(
    "Escolha uma imagem PNG, JPEG ou WebP de até 15 MB",
  );
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Remover a foto" }));
  expect(server.sent()).toEqual([{ athleteId: "ana" }]);
  await server.answers<ManageProfileMutation>({
    removeAthletePhoto: { __typename: "RemoveAthletePhotoSuccess", athlete: { ...known, photoPath: null } },
  });
  expect(await screen.findByText("Foto removida")).toBeVisible();
  expect(screen.getByRole("button", { name: "Enviar foto" })).toHaveFocus();
});

test("a minor reads who chooses the photo", () => {
  open({ viewerIsAthlete: true, viewerCanOpenPage: false });
  expect(screen.getByText(photoOfMinor)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Enviar foto" })).toBeNull();
});

test("invalid values show 'Dados inválidos' and an error beside their field, and stay typed", async () => {
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
  await server.answers<OwnProfileDialogMutation>({
    updateProfile: { __typename: "InvalidInput", fields: [{ path: ["level"], message: sentence }] },
  });
  expect(screen.getByLabelText("Nível")).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue("Ana Maria");
});

test("a level that needs the arena's approval is requested with one press", async () => {
  const { user, server } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  await user.selectOptions(await screen.findByLabelText("Nível"), "D");
  await user.click(save());
  const message = `Você teve resultado como C em Copa da Barra há menos de 12 meses: ${askYourArena}`;
  await server.answers<OwnProfileDialogMutation>({
    updateProfile: { __typename: "InvalidInput", fields: [{ path: ["level"], message }] },
  });
  server.sent();
  await user.dblClick(screen.getByRole("button", { name: "Pedir à arena o nível D" }));
  expect(server.sent()).toEqual([{ level: "D" }]);
  await server.answers<OwnProfileDialogAskToLowerLevelMutation>({
    askToLowerLevel: { __typename: "AskToLowerLevelSuccess", athlete: { id: "ana" } },
  });
  expect(await screen.findByText("Pedido enviado")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Pedir à arena/ })).toBeNull();
});

test("a server error is shown, and the dialog stays open", async () => {
  const { user, server, fill } = open({ viewerIsAthlete: true });
  await user.click(button()!);
  await fill("Telefone", "(48) 99999-1212");
  await user.click(save());
  await server.fails("server");
  expect(await screen.findByText("Erro interno do sistema")).toBeVisible();
  expect(screen.getByLabelText("Telefone")).toHaveValue("(48) 99999-1212");
});

test("a manager of the athlete's arena corrects a value, and only that value is sent", async () => {
  const { user, server } = open({ viewerCanCorrect: true, cpf: null });
  await user.click(button()!);
  expect(await problemsShown()).toEqual([]);
  expect(screen.queryByLabelText("Observações")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Gênero"), "FEMALE");
  await user.dblClick(save());
  expect(server.sent()).toEqual([{ athleteId: "ana", gender: "FEMALE" }]);
  await server.answers<CorrectAthleteDialogMutation>({
    correctAthlete: { __typename: "CorrectAthleteSuccess", athlete: { ...known, gender: "FEMALE" } },
  });
  await dialogClosed();
  expect(await screen.findByText("Sucesso")).toBeVisible();
  expect(screen.getByText("Dados atualizados com sucesso!")).toBeVisible();
});

test("a correction that fails says so as the athlete's own form does", async () => {
  const { user, server, fill } = open({ viewerCanCorrect: true });
  await user.click(button()!);
  await fill("Nome completo", "A");
  await user.click(save());
  expect(await screen.findByText("Dados inválidos")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await fill("Nome completo", "Ana Maria");
  await user.click(save());
  await server.fails("server");
  expect(await screen.findByText("Erro interno do sistema")).toBeVisible();
});

test("a value that an enrolment depends on is rejected beside its field, and stays typed", async () => {
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
  await server.answers<CorrectAthleteDialogMutation>({
    correctAthlete: { __typename: "InvalidInput", fields: [{ path: ["level"], message: sentence }] },
  });
  expect(screen.getByLabelText("Nível")).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText("Nível")).toHaveValue("B");
});

test("other viewers see nothing to edit", () => {
  open({ email: null, birthDate: null, cpf: null });
  expect(screen.queryByText("Gerenciar Perfil")).toBeNull();
});
